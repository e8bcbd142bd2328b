import type { FilledTemplat, TemplatPilihan } from '#contract/percakapan/admin.ts'
import { KODE_TEMPLAT_WA, type KodeTemplatWa, templatWaName, templatWaOf } from '#contract/saluran/templat-wa.ts'
import { waContent } from '#server/features/saluran/wa-content.ts'
import type { PercakapanOrder } from './percakapan.repository.ts'

/** States of an order in which a template is true. */
const FITS: Readonly<Partial<Record<KodeTemplatWa, (order: PercakapanOrder, now: Date) => boolean>>> = {
  pesanan_siap_dibayar: ({ status_pembayaran, isUndecided, batas_bayar }, now) =>
    status_pembayaran === 'pending' && !isUndecided && new Date(batas_bayar) > now,
  pembayaran_diterima: ({ status_pembayaran, status_pesanan, resi }) =>
    status_pembayaran === 'success' && status_pesanan !== 'Pesanan Selesai' && !resi,
  pesanan_dikirim: ({ status_pembayaran, status_pesanan, resi }) =>
    status_pembayaran === 'success' && status_pesanan === 'Sedang Di Proses' && resi !== '',
  pesanan_dibatalkan: ({ status_pembayaran }) => status_pembayaran === 'cancelled' || status_pembayaran === 'expired',
  dana_dikembalikan: ({ status_pembayaran }) => status_pembayaran === 'refunded',
}

/** A template that the office may send, as the recipient will read it. */
export type Filled = TemplatPilihan & { nilai: FilledTemplat }

/**
 * Returns the templates that are approved, fit one of the orders, and have all their values. The first continues the conversation.
 * @param approved names of templates at Meta
 */
export function templatFor(
  name: string,
  orders: readonly PercakapanOrder[],
  approved: ReadonlySet<string>,
  now: Date,
): Filled[] {
  const isApproved = (kode: KodeTemplatWa) => approved.has(templatWaName(kode))
  const found = orders.flatMap((order) =>
    KODE_TEMPLAT_WA.filter((kode) => isApproved(kode) && FITS[kode]?.(order, now)).map((kode) =>
      fill(kode, name, order),
    ),
  )
  const all = isApproved('percakapan_lanjut') ? [fill('percakapan_lanjut', name), ...found] : found
  return all.filter(({ nilai }) => nilai.body.every((value) => value !== ''))
}

function fill(templat: KodeTemplatWa, name: string, order?: PercakapanOrder): Filled {
  const nomor = order?.nomor ?? ''
  const tautan = nomor && `/riwayat-pembayaran/${nomor}`
  const values = waContent(templat, { nama: name, rujukan: nomor, tautan, keperluan: 'pesanan', order: order ?? null })
  let index = 0
  return {
    templat,
    nomor,
    isi: templatWaOf(templat).body.replace(/\{\w+\}/g, () => values.body[index++] ?? ''),
    nilai: values,
  }
}

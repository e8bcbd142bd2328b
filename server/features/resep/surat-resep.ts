import type { Resep } from '#contract/resep/endpoints.ts'
import type { SURAT_RESEP } from '#contract/templat/surat-lain.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { writer } from '#server/features/templat/writer.ts'
import { resepRepository } from './resep.repository.ts'

/*
 * A mail about a prescription states what happened and names products. The veterinarian's notes, doses and reasons of rejection
 * require a login.
 */

type Kabar = keyof typeof SURAT_RESEP

type Content = Pick<Resep, 'resepId' | 'berlaku_sampai' | 'produk'>

/** Notifies the shop of a pending prescription. */
export function queueSuratToko(
  tx: Tx,
  { publicUrl, shopEmail }: Deps['settings'],
  { resepId, produk }: Content,
  name: string,
  now: Date,
): Promise<void> {
  const lines = produk.map(({ nama, diminta }) => `${diminta} x ${withoutTautan(nama)}`)
  return outboxRepository(tx).enqueue(
    `resep-toko:${resepId}`,
    {
      kepada: shopEmail,
      subjek: `Resep baru menunggu diperiksa (nomor ${resepId})`,
      teks: `Resep baru menunggu diperiksa.\n\n${[`Pembeli: ${withoutTautan(name)}`, ...lines].join('\n')}\n\nPeriksa resep: ${publicUrl}/detail-resep/${resepId}\n`,
    },
    now,
  )
}

/** Notifies the customer of a change of their prescription; by mail if they want mail about orders. */
export async function queueSuratPembeli(
  tx: Tx,
  { publicUrl }: Deps['settings'],
  content: Content,
  kabar: Kabar,
  now: Date,
): Promise<void> {
  const { email, nama, ...penerima } = await resepRepository(tx).readPemilik(content.resepId)
  const tautan = `/resep-saya/${content.resepId}`
  const write = await writer(tx, `resep-${kabar}`)
  const surat = write({
    nama: withoutTautan(nama),
    nomor: String(content.resepId),
    rincian: rincianResep(content, kabar),
    tautan: `${publicUrl}${tautan}`,
  })
  const notice = { kepada: email, keperluan: 'pesanan' as const, tautan, ...penerima, ...surat }
  await outboxRepository(tx).enqueue(`resep-${kabar}:${content.resepId}`, notice, now)
}

const rincianResep = ({ produk, berlaku_sampai }: Content, kabar: Kabar): string =>
  [
    ...produk
      .map(({ nama, disetujui, sisa }) => ({ nama, jumlah: kabar === 'berakhir' ? sisa : disetujui }))
      .filter(({ jumlah }) => jumlah > 0)
      .map(({ nama, jumlah }) => `${jumlah} x ${withoutTautan(nama)}`),
    ...(berlaku_sampai ? [`Berlaku sampai: ${formatDate(parseWib(berlaku_sampai))}`] : []),
  ].join('\n')

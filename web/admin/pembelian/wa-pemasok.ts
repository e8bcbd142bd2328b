import { waUrl } from '#contract/no-hp.ts'
import type { Pembelian } from '#contract/pembelian/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import type { WriteWa } from '#web/admin/templat/write-wa.ts'

type SentPembelian = Pick<Pembelian, 'pembelianId' | 'pemasok' | 'kontak' | 'no_hp' | 'catatan'> & {
  baris: Pick<Pembelian['baris'][number], 'nama' | 'jumlah' | 'harga'>[]
}

/** Returns the WhatsApp text for a supplier, with all ordered lines. */
export function pemasokText({ pembelianId, pemasok, kontak, catatan, baris }: SentPembelian, write: WriteWa): string {
  const barang = baris.map(
    ({ nama, jumlah, harga }, at) =>
      `${at + 1}. ${nama}: ${formatGrouped(jumlah)}${harga === null ? '' : `, ${formatRupiah(harga)} per satuan`}`,
  )
  return write('wa-pemasok', {
    nama: kontak || pemasok,
    nomor: String(pembelianId),
    barang: barang.join('\n'),
    catatan,
  })
}

/** Returns a WhatsApp link to the supplier with the order's text; undefined without a phone number. */
export const waPemasok = (pembelian: SentPembelian, write: WriteWa): string | undefined =>
  waUrl(pembelian.no_hp, pemasokText(pembelian, write))

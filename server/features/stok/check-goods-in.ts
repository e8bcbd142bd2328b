import { formatTanggal, parseWib } from '#contract/wib.ts'
import { isSameNomor } from './lot-tulisan.ts'

/** One lot of a delivery, as input. */
export interface RecordedGoodsIn {
  produkId: number
  nomor: string
  kedaluwarsa: string | null
  jumlah: number
  hargaModal: number | null
  pemasok: string
  diterima: string
  /** Purchase order of the shop that the lot belongs to. */
  pembelianId?: number | undefined
}

/** Existing products and lots. */
export interface GoodsInKatalog {
  produk: ReadonlyMap<number, { nama: string; obat: boolean }>
  lot: readonly { produkId: number; nomor: string; kedaluwarsa: string | null; ditarik: boolean }[]
}

/** Error in a line; `at` is its index, from zero. */
export interface GoodsInError {
  at: number
  kolom: 'produkId' | 'nomor' | 'kedaluwarsa' | 'diterima'
  pesan: string
}

/** Returns the errors of a delivery. A lot number has a single expiry date, and a recalled lot is rejected. */
export function checkGoodsIn(
  rows: readonly RecordedGoodsIn[],
  katalog: GoodsInKatalog,
  hariIni: string,
): GoodsInError[] {
  return rows.flatMap((row, at): GoodsInError[] => {
    const produk = katalog.produk.get(row.produkId)
    if (!produk) return [{ at, kolom: 'produkId', pesan: 'Produk tidak ditemukan' }]
    const hasSameNomor = (lot: { produkId: number; nomor: string }) =>
      lot.produkId === row.produkId && isSameNomor(lot.nomor) === isSameNomor(row.nomor)
    const galat: GoodsInError[] = []
    if (row.diterima > hariIni)
      galat.push({ at, kolom: 'diterima', pesan: 'Tanggal diterima tidak boleh setelah hari ini' })
    if (row.kedaluwarsa === null && produk.obat)
      galat.push({ at, kolom: 'kedaluwarsa', pesan: 'Obat harus punya tanggal kedaluwarsa' })
    if (katalog.lot.some((lot) => hasSameNomor(lot) && lot.ditarik))
      galat.push({ at, kolom: 'nomor', pesan: 'Lot ini sudah ditarik dari peredaran, jadi tidak boleh diterima lagi' })
    const lain = [...katalog.lot, ...rows.slice(0, at)].find(
      (lot) => hasSameNomor(lot) && lot.kedaluwarsa !== row.kedaluwarsa,
    )
    if (lain) galat.push({ at, kolom: 'kedaluwarsa', pesan: differenceWord(lain.kedaluwarsa) })
    return galat
  })
}

/** Returns the message that a lot of this number exists with another expiry date. */
export const differenceWord = (kedaluwarsa: string | null): string =>
  `Lot bernomor ini sudah tercatat dengan kedaluwarsa lain: ${describeExpiry(kedaluwarsa)}`

export const describeExpiry = (kedaluwarsa: string | null): string =>
  kedaluwarsa === null ? 'tidak kedaluwarsa' : formatTanggal(parseWib(kedaluwarsa))

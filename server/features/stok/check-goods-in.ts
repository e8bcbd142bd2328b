import { formatDate, parseWib } from '#contract/wib.ts'
import { comparableNomor } from './lot-tulisan.ts'

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
export function checkGoodsIn(rows: readonly RecordedGoodsIn[], katalog: GoodsInKatalog, today: string): GoodsInError[] {
  return rows.flatMap((row, at): GoodsInError[] => {
    const produk = katalog.produk.get(row.produkId)
    if (!produk) return [{ at, kolom: 'produkId', pesan: 'Produk tidak ditemukan' }]
    const hasSameNomor = (lot: { produkId: number; nomor: string }) =>
      lot.produkId === row.produkId && comparableNomor(lot.nomor) === comparableNomor(row.nomor)
    const problems: GoodsInError[] = []
    if (row.diterima > today)
      problems.push({ at, kolom: 'diterima', pesan: 'Tanggal diterima tidak boleh setelah hari ini' })
    if (row.kedaluwarsa === null && produk.obat)
      problems.push({ at, kolom: 'kedaluwarsa', pesan: 'Obat harus punya tanggal kedaluwarsa' })
    if (katalog.lot.some((lot) => hasSameNomor(lot) && lot.ditarik))
      problems.push({
        at,
        kolom: 'nomor',
        pesan: 'Lot ini sudah ditarik dari peredaran, jadi tidak boleh diterima lagi',
      })
    const other = [...katalog.lot, ...rows.slice(0, at)].find(
      (lot) => hasSameNomor(lot) && lot.kedaluwarsa !== row.kedaluwarsa,
    )
    if (other) problems.push({ at, kolom: 'kedaluwarsa', pesan: expiryConflict(other.kedaluwarsa) })
    return problems
  })
}

/** Returns the message that a lot of this number exists with another expiry date. */
export const expiryConflict = (expiry: string | null): string =>
  `Lot bernomor ini sudah tercatat dengan kedaluwarsa lain: ${describeExpiry(expiry)}`

export const describeExpiry = (expiry: string | null): string =>
  expiry === null ? 'tidak kedaluwarsa' : formatDate(parseWib(expiry))

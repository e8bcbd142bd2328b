import { formatTanggal, parseWib } from '#contract/wib.ts'
import { samaNomor } from './lot-tulisan.ts'

/** One lot of a delivery, as input. */
export interface MasukDicatat {
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
export interface KatalogMasuk {
  produk: ReadonlyMap<number, { nama: string; obat: boolean }>
  lot: readonly { produkId: number; nomor: string; kedaluwarsa: string | null; ditarik: boolean }[]
}

/** Error in a line; `at` is its index, from zero. */
export interface GalatMasuk {
  at: number
  kolom: 'produkId' | 'nomor' | 'kedaluwarsa' | 'diterima'
  pesan: string
}

/** Returns the errors of a delivery. A lot number has a single expiry date, and a recalled lot is rejected. */
export function cekMasuk(rows: readonly MasukDicatat[], katalog: KatalogMasuk, hariIni: string): GalatMasuk[] {
  return rows.flatMap((row, at): GalatMasuk[] => {
    const produk = katalog.produk.get(row.produkId)
    if (!produk) return [{ at, kolom: 'produkId', pesan: 'Produk tidak ditemukan' }]
    const isSenomor = (lot: { produkId: number; nomor: string }) =>
      lot.produkId === row.produkId && samaNomor(lot.nomor) === samaNomor(row.nomor)
    const galat: GalatMasuk[] = []
    if (row.diterima > hariIni)
      galat.push({ at, kolom: 'diterima', pesan: 'Tanggal diterima tidak boleh setelah hari ini' })
    if (row.kedaluwarsa === null && produk.obat)
      galat.push({ at, kolom: 'kedaluwarsa', pesan: 'Obat harus punya tanggal kedaluwarsa' })
    if (katalog.lot.some((lot) => isSenomor(lot) && lot.ditarik))
      galat.push({ at, kolom: 'nomor', pesan: 'Lot ini sudah ditarik dari peredaran, jadi tidak boleh diterima lagi' })
    const lain = [...katalog.lot, ...rows.slice(0, at)].find(
      (lot) => isSenomor(lot) && lot.kedaluwarsa !== row.kedaluwarsa,
    )
    if (lain) galat.push({ at, kolom: 'kedaluwarsa', pesan: kataBeda(lain.kedaluwarsa) })
    return galat
  })
}

/** Returns the message that a lot of this number exists with another expiry date. */
export const kataBeda = (kedaluwarsa: string | null): string =>
  `Lot bernomor ini sudah tercatat dengan kedaluwarsa lain: ${sebutKedaluwarsa(kedaluwarsa)}`

export const sebutKedaluwarsa = (kedaluwarsa: string | null): string =>
  kedaluwarsa === null ? 'tidak kedaluwarsa' : formatTanggal(parseWib(kedaluwarsa))

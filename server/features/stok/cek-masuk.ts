import { formatTanggal, parseWib } from '#contract/wib.ts'
import { samaNomor } from './lot-tulisan.ts'

/** One lot of a delivery, as it is to be written down. */
export interface MasukDicatat {
  produkId: number
  nomor: string
  kedaluwarsa: string | null
  jumlah: number
  hargaModal: number | null
  pemasok: string
  diterima: string
  /** The order of the shop for which it came. */
  pembelianId?: number | undefined
}

/** What there is already. */
export interface KatalogMasuk {
  produk: ReadonlyMap<number, { nama: string; obat: boolean }>
  lot: readonly { produkId: number; nomor: string; kedaluwarsa: string | null; ditarik: boolean }[]
}

/** What is wrong with a line; `at` counts from zero. */
export interface GalatMasuk {
  at: number
  kolom: 'produkId' | 'nomor' | 'kedaluwarsa' | 'diterima'
  pesan: string
}

/** What cannot be taken in, whoever writes it down and how: one number has one expiry, and what was recalled stays away. */
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
      galat.push({ at, kolom: 'nomor', pesan: 'Lot ini sudah ditarik, jadi tidak boleh diterima lagi' })
    const lain = [...katalog.lot, ...rows.slice(0, at)].find(
      (lot) => isSenomor(lot) && lot.kedaluwarsa !== row.kedaluwarsa,
    )
    if (lain) galat.push({ at, kolom: 'kedaluwarsa', pesan: kataBeda(lain.kedaluwarsa) })
    return galat
  })
}

/** That a lot of the same number was written down with another expiry. */
export const kataBeda = (kedaluwarsa: string | null): string =>
  `Lot bernomor ini sudah tercatat dengan kedaluwarsa lain: ${sebutKedaluwarsa(kedaluwarsa)}`

export const sebutKedaluwarsa = (kedaluwarsa: string | null): string =>
  kedaluwarsa === null ? 'tidak kedaluwarsa' : formatTanggal(parseWib(kedaluwarsa))

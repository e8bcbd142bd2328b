import { type BAHAYA, Golongan, type STORAGE_SUHU } from './golongan.ts'

export type Bahaya = Exclude<keyof typeof BAHAYA, 'tidak_ada'>

/** Properties of a product that matter for carriers, storage and the law. */
export interface SifatProduk {
  golongan: Golongan
  bahaya: keyof typeof BAHAYA
  suhu_simpan: keyof typeof STORAGE_SUHU
  /**
   * Withdrawal period in days. Null: according to the label or prescription; for a product that is no medicine, none applies.
   */
  masa_henti: number | null
  /** Weight in grams; 0 if unknown. */
  berat_gram: number
}

/** Combined properties of a package. */
export type SifatPaket = Omit<SifatProduk, 'bahaya'> & { bahaya: Bahaya[] }

/** A part of a package; without a product it is only a name. */
export interface PaketPart {
  jumlah: number
  produk: SifatProduk | null
}

/** Returns a package's properties: the strictest of its parts. */
export function sifatPaket(bagian: readonly PaketPart[]): SifatPaket {
  const produk = bagian.flatMap((part) => part.produk ?? [])
  const golongan = Golongan.options.find((item) => produk.some((part) => part.golongan === item)) ?? 'bukan_obat'
  return {
    golongan,
    bahaya: [...new Set(produk.map(({ bahaya }) => bahaya))].filter((bahaya) => bahaya !== 'tidak_ada').sort(),
    suhu_simpan: produk.some(({ suhu_simpan }) => suhu_simpan === 'dingin') ? 'dingin' : 'ruang',
    masa_henti: longest(produk),
    berat_gram: bagian.every((part) => part.produk?.berat_gram)
      ? bagian.reduce((sum, part) => sum + part.jumlah * (part.produk?.berat_gram ?? 0), 0)
      : 0,
  }
}

/** Null wins over numbers: the period on a label or prescription may be longer than any of them. */
function longest(produk: readonly SifatProduk[]): number | null {
  const relevant = produk.filter(({ golongan, masa_henti }) => golongan !== 'bukan_obat' || masa_henti !== null)
  const days = relevant.flatMap(({ masa_henti }) => masa_henti ?? [])
  return days.length > 0 && days.length === relevant.length ? Math.max(...days) : null
}

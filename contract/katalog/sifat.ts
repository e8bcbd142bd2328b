import { type BAHAYA, Golongan, type SUHU_SIMPAN } from './golongan.ts'

export type Bahaya = Exclude<keyof typeof BAHAYA, 'tidak_ada'>

/** What carriers, shelves and the law must know of a product. */
export interface SifatProduk {
  golongan: Golongan
  bahaya: keyof typeof BAHAYA
  suhu_simpan: keyof typeof SUHU_SIMPAN
  /** Days; null = as the label or the prescription says, and of what is no medicine that there is nothing to say. */
  masa_henti: number | null
  /** 0 where nobody has weighed it. */
  berat_gram: number
}

/** The same of a package. */
export type SifatPaket = Omit<SifatProduk, 'bahaya'> & { bahaya: Bahaya[] }

/** A part of a package; one that is tied to no product is only a name. */
export interface BagianPaket {
  jumlah: number
  produk: SifatProduk | null
}

/** A package is what the strictest of its parts is. */
export function sifatPaket(bagian: readonly BagianPaket[]): SifatPaket {
  const produk = bagian.flatMap((part) => part.produk ?? [])
  const golongan = Golongan.options.find((satu) => produk.some((part) => part.golongan === satu)) ?? 'bukan_obat'
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

/** What the label or a prescription says may be longer than any number. */
function longest(produk: readonly SifatProduk[]): number | null {
  const says = produk.filter(({ golongan, masa_henti }) => golongan !== 'bukan_obat' || masa_henti !== null)
  const days = says.flatMap(({ masa_henti }) => masa_henti ?? [])
  return days.length > 0 && days.length === says.length ? Math.max(...days) : null
}

import type { Paket, Produk } from '#contract/katalog/endpoints.ts'
import type { Sifat } from '#web/shared/cargo-marks.tsx'

/** Properties that matter for shipping: transport rules and weight. */
export interface ShippingSifat extends Sifat {
  /** Weight in grams; 0 if unknown. */
  berat_gram: number
}

export const kirimanOfProduk = ({ bahaya, suhu_simpan, berat_gram }: Produk): ShippingSifat => ({
  bahaya: bahaya === 'tidak_ada' ? [] : [bahaya],
  suhu_simpan,
  berat_gram,
})

/** A package stored in the browser by an older version lacks these fields; it counts as harmless until the server responds. */
export const kirimanOfPaket = ({ bahaya = [], suhu_simpan, berat_gram = 0 }: Paket): ShippingSifat => ({
  bahaya,
  suhu_simpan,
  berat_gram,
})

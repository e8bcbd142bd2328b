import type { Paket, Produk } from '#contract/katalog/endpoints.ts'
import type { Sifat } from '#web/shared/tanda-muatan.tsx'

/** What matters when something is sent: to its carrier, and on the scales. */
export interface Kiriman extends Sifat {
  /** 0 where nobody has weighed it. */
  berat_gram: number
}

export const kirimanOfProduk = ({ bahaya, suhu_simpan, berat_gram }: Produk): Kiriman => ({
  bahaya: bahaya === 'tidak_ada' ? [] : [bahaya],
  suhu_simpan,
  berat_gram,
})

/** One that was kept in a browser since before packages had all this is harmless until the shop's answer is here. */
export const kirimanOfPaket = ({ bahaya = [], suhu_simpan, berat_gram = 0 }: Paket): Kiriman => ({
  bahaya,
  suhu_simpan,
  berat_gram,
})

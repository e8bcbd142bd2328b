import type { JenisBarang } from '#contract/ulasan/ulasan.ts'

/** The page of a product or a package. */
export const alamatBarang = (jenis: JenisBarang, id: number): string =>
  `/produk/produk-${jenis === 'produk' ? 'satuan' : 'paketan'}/${id}`

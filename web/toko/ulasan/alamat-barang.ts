import type { BarangKind } from '#contract/ulasan/ulasan.ts'

/** Returns the path of a product or package. */
export const alamatBarang = (jenis: BarangKind, id: number): string =>
  `/produk/produk-${jenis === 'produk' ? 'satuan' : 'paketan'}/${id}`

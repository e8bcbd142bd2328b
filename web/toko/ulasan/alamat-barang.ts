import type { BarangKind } from '#contract/ulasan/ulasan.ts'

/** Returns the path of a product or package. */
export const alamatBarang = (kind: BarangKind, id: number): string =>
  `/produk/produk-${kind === 'produk' ? 'satuan' : 'paketan'}/${id}`

import { PRODUK_RESEP_MAX, RESEP_QUANTITY_MAX } from '#contract/resep/limits.ts'

/** Returns the products in the URL: `?produk=12&jumlah=3`, repeated for more. */
export function produkFrom(search: URLSearchParams): { produkId: number; jumlah: number }[] {
  const quantities = search.getAll('jumlah')
  const found = new Map<number, number>()
  for (const [at, text] of search.getAll('produk').entries()) {
    const produkId = Number(text)
    const count = Math.trunc(Number(quantities[at])) || 1
    if (Number.isInteger(produkId) && produkId > 0)
      found.set(produkId, Math.max(1, Math.min(RESEP_QUANTITY_MAX, count)))
  }
  return [...found].slice(0, PRODUK_RESEP_MAX).map(([produkId, quantity]) => ({ produkId, jumlah: quantity }))
}

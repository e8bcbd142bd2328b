import { JUMLAH_RESEP_MAX, PRODUK_RESEP_MAX } from '#contract/resep/limits.ts'

/** Returns the products in the URL: `?produk=12&jumlah=3`, repeated for more. */
export function produkFrom(search: URLSearchParams): { produkId: number; jumlah: number }[] {
  const jumlah = search.getAll('jumlah')
  const found = new Map<number, number>()
  for (const [at, text] of search.getAll('produk').entries()) {
    const produkId = Number(text)
    const banyak = Math.trunc(Number(jumlah[at])) || 1
    if (Number.isInteger(produkId) && produkId > 0) found.set(produkId, Math.max(1, Math.min(JUMLAH_RESEP_MAX, banyak)))
  }
  return [...found].slice(0, PRODUK_RESEP_MAX).map(([produkId, jumlah]) => ({ produkId, jumlah }))
}

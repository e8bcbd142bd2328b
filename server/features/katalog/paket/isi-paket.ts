import type { PaketItem } from '#contract/katalog/endpoints.ts'

/**
 * Returns the parts for a list of names. The n-th part of a name keeps the product of the previous n-th part of that name. A
 * new name has no product.
 */
export function contentsOfNames(names: readonly string[], previous: readonly PaketItem[]): PaketItem[] {
  const rest = [...previous]
  return names.map((name) => {
    const at = rest.findIndex((item) => item.nama.toLowerCase() === name.toLowerCase())
    const known = at < 0 ? undefined : rest.splice(at, 1)[0]
    return { produkId: null, jumlah: 1, ...known, nama: name }
  })
}

/** Formats a part for the audit trail: '2× Obat (produk 12)'. */
export function formatContents({ nama, produkId, jumlah }: PaketItem): string {
  return `${jumlah}× ${nama}${produkId === null ? '' : ` (produk ${produkId})`}`
}

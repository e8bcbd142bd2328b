interface Bagian {
  jumlah: number
  produk: { harga: number } | null
}

/** Returns the summed price of a package's parts, in rupiah; null without parts or if a part is no product of the shop. */
export function hargaOfParts(parts: readonly Bagian[]): number | null {
  if (parts.length === 0 || parts.some(({ produk }) => produk === null)) return null
  return parts.reduce((sum, { jumlah, produk }) => sum + jumlah * (produk?.harga ?? 0), 0)
}

/** Returns the saving of a package against its parts, in rupiah; 0 if there is none or it is unknown. */
export function paketSaving(harga: number, parts: readonly Bagian[]): number {
  return Math.max(0, (hargaOfParts(parts) ?? 0) - harga)
}

interface Bagian {
  jumlah: number
  produk: { harga: number } | null
}

/** What the parts of a package cost one by one, in rupiah; null where one of them is no product of the shop, or there is none. */
export function hargaSatuan(isi: readonly Bagian[]): number | null {
  if (isi.length === 0 || isi.some(({ produk }) => produk === null)) return null
  return isi.reduce((sum, { jumlah, produk }) => sum + jumlah * (produk?.harga ?? 0), 0)
}

/** What a package saves against its parts, in rupiah; 0 where it saves nothing, or nobody knows. */
export function hematPaket(harga: number, isi: readonly Bagian[]): number {
  return Math.max(0, (hargaSatuan(isi) ?? 0) - harga)
}

interface Bagian {
  jumlah: number
  produk: { harga: number } | null
}

/** Returns the summed price of a package's parts, in rupiah; null without parts or if a part is no product of the shop. */
export function hargaSatuan(isi: readonly Bagian[]): number | null {
  if (isi.length === 0 || isi.some(({ produk }) => produk === null)) return null
  return isi.reduce((sum, { jumlah, produk }) => sum + jumlah * (produk?.harga ?? 0), 0)
}

/** Returns the saving of a package against its parts, in rupiah; 0 if there is none or it is unknown. */
export function paketSaving(harga: number, isi: readonly Bagian[]): number {
  return Math.max(0, (hargaSatuan(isi) ?? 0) - harga)
}

/** What the buyer is shown, in whole rupiah; the server computes its own total and refuses when they differ. */
export function totalHarga(
  baris: readonly { harga: number; jumlah: number }[],
  /** Undefined until a shipping method is chosen. */
  biaya = 0,
): number {
  return baris.reduce((sum, { harga, jumlah }) => sum + harga * jumlah, biaya)
}

/** The quantity that can be ordered: at least 1, at most what is in stock. */
export function batasiJumlah(jumlah: number, stok: number): number {
  return Math.max(1, Math.min(Math.trunc(jumlah) || 1, stok))
}

/** A stock movement, as input for a correction. */
interface Mutasi {
  perubahan: number
  byPesanan: boolean
}

/**
 * True if `sent` is an earlier stock that only orders have moved since. A form that sends every field also sends the
 * stock from when it was opened. Applying it would restore units that were sold meanwhile.
 * @param stok the current stock
 * @param recent the last movements, newest first
 */
export function isOldStok(sent: number, stok: number, recent: readonly Mutasi[]): boolean {
  let balance = stok
  for (const { perubahan, byPesanan } of recent) {
    if (!byPesanan) return false
    balance -= perubahan
    if (balance === sent) return true
  }
  return false
}

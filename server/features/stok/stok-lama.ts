/** A stock movement, as input for a correction. */
interface Mutasi {
  perubahan: number
  byPesanan: boolean
}

/**
 * True if `dikirim` is an earlier stock that only orders have moved since. A form that sends every field also sends the
 * stock from when it was opened. Applying it would restore units that were sold meanwhile.
 * @param stok the current stock
 * @param terakhir the last movements, newest first
 */
export function isStokLama(dikirim: number, stok: number, terakhir: readonly Mutasi[]): boolean {
  let saldo = stok
  for (const { perubahan, byPesanan } of terakhir) {
    if (!byPesanan) return false
    saldo -= perubahan
    if (saldo === dikirim) return true
  }
  return false
}

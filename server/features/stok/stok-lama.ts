/** One movement, as far as a correction needs it. */
interface Mutasi {
  perubahan: number
  olehPesanan: boolean
}

/**
 * Was this the stock a moment ago, before orders moved it? A form that sends back every field, whether somebody changed
 * it or not, sends the stock of the moment in which it was opened; taken at its word it would bring back what was sold
 * meanwhile.
 * @param stok the stock now
 * @param terakhir the newest movements, newest first
 */
export function isStokLama(dikirim: number, stok: number, terakhir: readonly Mutasi[]): boolean {
  let saldo = stok
  for (const { perubahan, olehPesanan } of terakhir) {
    if (!olehPesanan) return false
    saldo -= perubahan
    if (saldo === dikirim) return true
  }
  return false
}

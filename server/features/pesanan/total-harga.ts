/** One line of an order: unit price in whole rupiah, quantity in units. */
interface Baris {
  harga: number
  jumlah: number
}

interface TotalHarga {
  /** Σ harga × jumlah, in rupiah. */
  subtotal: number
  /** subtotal + shipping fee, in rupiah: what the customer pays. */
  total: number
}

/**
 * The only place where an order's price is computed.
 * @param baris at least one line; prices ≥ 0 and quantities ≥ 1, all whole
 * @param biayaKirim shipping fee in whole rupiah, ≥ 0
 * @throws RangeError for anything else: a wrong number must never become a price
 */
export function totalHarga(baris: readonly Baris[], biayaKirim: number): TotalHarga {
  if (baris.length === 0) throw new RangeError('an order has at least one line')
  let subtotal = 0
  for (const { harga, jumlah } of baris) {
    assertWhole(harga, 0)
    assertWhole(jumlah, 1)
    subtotal += harga * jumlah
  }
  assertWhole(biayaKirim, 0)
  const total = subtotal + biayaKirim
  assertWhole(total, 0)
  return { subtotal, total }
}

function assertWhole(value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min)
    throw new RangeError(`${value} is no whole number of at least ${min}`)
}

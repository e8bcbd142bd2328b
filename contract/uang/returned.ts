import { unitValue } from './diskon.ts'

/** An order line: unit price, quantity, and the discount and added tax of the whole line, in rupiah. */
interface Line {
  urutan: number
  harga: number
  jumlah: number
  diskon: number
  ppn?: number | undefined
}

/** A refunded line: units and amount. Without `nilai` the amount is the price of the units. */
interface ReturnedLine {
  urutan: number
  jumlah: number
  nilai?: number | undefined
}

interface ReturnedParts {
  barang: readonly ReturnedLine[]
  ongkir: number
}

interface Harga {
  baris: readonly Line[]
  /** Amount paid for shipping. */
  ongkir: number
}

/** Returns the amount paid for a line, in rupiah. */
export const paidForLine = ({ harga, jumlah, diskon, ppn = 0 }: Line): number => harga * jumlah - diskon + ppn

/** Returns the refunded or pending amount of each line and of the shipping, in rupiah. */
export function refundedAmounts({ baris }: Pick<Harga, 'baris'>, returned: readonly ReturnedParts[]) {
  const perLine = new Map<number, number>()
  const unit = new Map<number, number>()
  for (const { urutan, jumlah, nilai } of returned.flatMap(({ barang }) => barang)) {
    const line = baris.find((item) => item.urutan === urutan)
    if (!line) continue
    const already = unit.get(urutan) ?? 0
    perLine.set(urutan, (perLine.get(urutan) ?? 0) + (nilai ?? unitValue(line, jumlah, already)))
    unit.set(urutan, already + jumlah)
  }
  return { perBaris: perLine, ongkir: returned.reduce((total, { ongkir }) => total + ongkir, 0) }
}

/**
 * Returns the refundable amount of each line and of the shipping, in rupiah, never below 0.
 * @param returned the refunds of the order that were not rejected
 * @param times number of payments of the order: a payment after a full refund can be refunded again
 */
export function refundableAmounts(harga: Harga, returned: readonly ReturnedParts[], times = 1) {
  const already = refundedAmounts(harga, returned)
  const remaining = new Map(
    harga.baris.map((line) => [
      line.urutan,
      Math.max(0, paidForLine(line) * times - (already.perBaris.get(line.urutan) ?? 0)),
    ]),
  )
  return { perBaris: remaining, ongkir: Math.max(0, harga.ongkir * times - already.ongkir) }
}

/**
 * Returns the sum of a refund's lines and shipping, in rupiah; undefined if no part has an amount (a refund without details).
 */
export function rincianAmount({ barang, ongkir }: ReturnedParts): number | undefined {
  const values = barang.flatMap((line) => (line.nilai === undefined ? [] : [line.nilai]))
  return values.length === 0 && ongkir === 0 ? undefined : values.reduce((total, item) => total + item, ongkir)
}

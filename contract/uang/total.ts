import { divideRupiah } from './divide.ts'
import type { TarifPpn } from './tarif-ppn.ts'

/** One line of an order: unit price in whole rupiah, quantity in units. */
interface Line {
  harga: number
  jumlah: number
  /** Line number in the order. Default: the position among the lines. */
  urutan?: number
}

/** A discount of an order: a voucher, or a discount from the office. */
export interface Potongan {
  atas: 'barang' | 'ongkir'
  /** Maximum amount in whole rupiah; null: the whole price. */
  nilai: number | null
  /** Numbers of the discounted lines; null: all lines. */
  baris: readonly number[] | null
}

export interface TotalHarga {
  /** Σ harga × jumlah, in rupiah. */
  subtotal: number
  /** Discounts on the goods and on the shipping fee, in rupiah. */
  diskon: number
  diskon_ongkir: number
  /** Tax added to the goods after discounts; shipping has no tax. */
  ppn_ditambah: number
  /** Amount to pay, in rupiah: subtotal − diskon + ppn_ditambah + shipping fee − diskon_ongkir. */
  total: number
  /** `diskon` and `ppn_ditambah` per line, in the order of the lines. */
  lineDiskon: number[]
  linePpn: number[]
  /** Actual amount of each entry of `potongan`. */
  totalDiskon: number[]
}

/** Minimum amount to pay: an order with a price costs at least one rupiah after discounts. */
const TOTAL_MIN = 1

/** The price of lines before discounts, tax and shipping, in rupiah. */
export const subtotalOf = (lines: readonly Line[]): number => sum(lines.map(({ harga, jumlah }) => harga * jumlah))

/**
 * Computes an order's price; the only place that does. Discounts apply one after the other, each to the remaining amount. Each
 * is divided among its lines by their remaining amounts, and so is the added tax.
 * @param lines at least one line; prices ≥ 0 and quantities ≥ 1, all whole numbers
 * @param shippingBiaya shipping fee in whole rupiah, ≥ 0
 * @param tarif tax rate of the order; null: no tax
 * @param min minimum amount to pay; 0 only for orders without a payment
 * @throws RangeError for any other input: an invalid number must never become a price
 */
export function computeTotal(
  lines: readonly Line[],
  shippingBiaya: number,
  potongan: readonly Potongan[] = [],
  tarif: TarifPpn | null | undefined = null,
  min = TOTAL_MIN,
): TotalHarga {
  if (lines.length === 0) throw new RangeError('an order has at least one line')
  for (const { harga, jumlah } of lines) {
    assertWhole(harga, 0)
    assertWhole(jumlah, 1)
  }
  assertWhole(shippingBiaya, 0)
  const lineValue = lines.map(({ harga, jumlah }) => harga * jumlah)
  const subtotal = sum(lineValue)
  let total = subtotal + shippingBiaya
  assertWhole(total, 0)

  const lineDiskon = lines.map(() => 0)
  let diskonOngkir = 0
  const potonganAmounts = potongan.map(({ atas, nilai, baris: targetLines }) => {
    if (nilai !== null) assertWhole(nilai, 0)
    const remainingLines = lines.map(({ urutan }, index) =>
      targetLines && !targetLines.includes(urutan ?? index) ? 0 : at(lineValue, index) - at(lineDiskon, index),
    )
    const remaining = atas === 'ongkir' ? shippingBiaya - diskonOngkir : sum(remainingLines)
    const amount = Math.max(0, Math.min(nilai ?? remaining, remaining, total - min))
    if (atas === 'ongkir') diskonOngkir += amount
    else
      for (const [index, bagian] of divideRupiah(amount, remainingLines).entries())
        lineDiskon[index] = at(lineDiskon, index) + bagian
    total -= amount
    return amount
  })
  const diskon = sum(lineDiskon)
  const taxOnTop = addedPpn(tarif, subtotal - diskon)
  const linePpn = divideRupiah(
    taxOnTop,
    lineValue.map((value, index) => value - at(lineDiskon, index)),
  )
  total += taxOnTop
  return {
    subtotal,
    diskon,
    diskon_ongkir: diskonOngkir,
    ppn_ditambah: taxOnTop,
    total,
    lineDiskon,
    linePpn,
    totalDiskon: potonganAmounts,
  }
}

/**
 * Returns the tax added to the price of goods, rounded once to the nearest rupiah, half up. `computePpn` finds the same tax in
 * the sum.
 * @param tarif null: no tax
 * @param value price of an order's goods after discounts: whole rupiah ≥ 0. Shipping has no tax.
 */
export const addedPpn = (tarif: TarifPpn | null | undefined, value: number): number =>
  tarif?.cara === 'ditambah' ? Math.round((value * tarif.persen * tarif.pembilang) / (100 * tarif.penyebut)) : 0

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0

function assertWhole(value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min)
    throw new RangeError(`${value} is no whole number of at least ${min}`)
}

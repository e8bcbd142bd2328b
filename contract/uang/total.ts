import { divideRupiah } from './divide.ts'
import type { TarifPpn } from './tarif-ppn.ts'

/** One line of an order: unit price in whole rupiah, quantity in units. */
interface Baris {
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
  diskonBaris: number[]
  ppnBaris: number[]
  /** Actual amount of each entry of `potongan`. */
  totalDiskon: number[]
}

/** Minimum amount to pay: an order with a price costs at least one rupiah after discounts. */
const TOTAL_MIN = 1

/** The price of lines before discounts, tax and shipping, in rupiah. */
export const subtotalOf = (baris: readonly Baris[]): number => sum(baris.map(({ harga, jumlah }) => harga * jumlah))

/**
 * Computes an order's price; the only place that does. Discounts apply one after the other, each to the remaining amount. Each
 * is divided among its lines by their remaining amounts, and so is the added tax.
 * @param baris at least one line; prices ≥ 0 and quantities ≥ 1, all whole numbers
 * @param biayaKirim shipping fee in whole rupiah, ≥ 0
 * @param tarif tax rate of the order; null: no tax
 * @param min minimum amount to pay; 0 only for orders without a payment
 * @throws RangeError for any other input: an invalid number must never become a price
 */
export function computeTotal(
  baris: readonly Baris[],
  biayaKirim: number,
  potongan: readonly Potongan[] = [],
  tarif: TarifPpn | null | undefined = null,
  min = TOTAL_MIN,
): TotalHarga {
  if (baris.length === 0) throw new RangeError('an order has at least one line')
  for (const { harga, jumlah } of baris) {
    assertWhole(harga, 0)
    assertWhole(jumlah, 1)
  }
  assertWhole(biayaKirim, 0)
  const nilaiBaris = baris.map(({ harga, jumlah }) => harga * jumlah)
  const subtotal = sum(nilaiBaris)
  let total = subtotal + biayaKirim
  assertWhole(total, 0)

  const diskonBaris = baris.map(() => 0)
  let diskonOngkir = 0
  const totalDiskon = potongan.map(({ atas, nilai, baris: untuk }) => {
    if (nilai !== null) assertWhole(nilai, 0)
    const remainingBaris = baris.map(({ urutan }, index) =>
      untuk && !untuk.includes(urutan ?? index) ? 0 : at(nilaiBaris, index) - at(diskonBaris, index),
    )
    const sisa = atas === 'ongkir' ? biayaKirim - diskonOngkir : sum(remainingBaris)
    const jumlah = Math.max(0, Math.min(nilai ?? sisa, sisa, total - min))
    if (atas === 'ongkir') diskonOngkir += jumlah
    else
      for (const [index, bagian] of divideRupiah(jumlah, remainingBaris).entries())
        diskonBaris[index] = at(diskonBaris, index) + bagian
    total -= jumlah
    return jumlah
  })
  const diskon = sum(diskonBaris)
  const ppn_ditambah = ppnDitambah(tarif, subtotal - diskon)
  const ppnBaris = divideRupiah(
    ppn_ditambah,
    nilaiBaris.map((nilai, index) => nilai - at(diskonBaris, index)),
  )
  total += ppn_ditambah
  return { subtotal, diskon, diskon_ongkir: diskonOngkir, ppn_ditambah, total, diskonBaris, ppnBaris, totalDiskon }
}

/**
 * Returns the tax added to the price of goods, rounded once to the nearest rupiah, half up. `computePpn` finds the same tax in
 * the sum.
 * @param tarif null: no tax
 * @param nilai price of an order's goods after discounts: whole rupiah ≥ 0. Shipping has no tax.
 */
export const ppnDitambah = (tarif: TarifPpn | null | undefined, nilai: number): number =>
  tarif?.cara === 'ditambah' ? Math.round((nilai * tarif.persen * tarif.pembilang) / (100 * tarif.penyebut)) : 0

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0

function assertWhole(value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min)
    throw new RangeError(`${value} is no whole number of at least ${min}`)
}

import type { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { TarifPpn } from './tarif-ppn.ts'

/** A tax rate with the resulting amounts, in rupiah. */
export const Ppn = TarifPpn.extend({
  /** Price of the goods without tax. */
  harga_jual: Rupiah,
  /** Tax base ("DPP nilai lain"). */
  dpp: Rupiah,
  jumlah: Rupiah,
})
export type Ppn = z.infer<typeof Ppn>

/**
 * Returns the tax contained in the amount paid for goods. The tax is rounded once, to the nearest rupiah, half up. Price
 * without tax and tax always add up to the amount; the base is computed from the price without tax.
 * @param value amount paid for the goods of an order after discounts, including tax: whole rupiah ≥ 0. Shipping has no tax.
 */
export function computePpn(tarif: TarifPpn, value: number): Ppn {
  const { persen, pembilang, penyebut } = tarif
  const amount = Math.round((value * persen * pembilang) / (100 * penyebut + persen * pembilang))
  const sellingHarga = value - amount
  return { ...tarif, harga_jual: sellingHarga, dpp: Math.round((sellingHarga * pembilang) / penyebut), jumlah: amount }
}

interface Paid {
  subtotal: number
  diskon: number
  ppn_ditambah: number
  total_harga: number
  /** Amount received, and the part of it that was refunded. */
  dibayar: number
  dikembalikan: number
  /** Part of the refund that was declared as shipping. */
  ongkirReturned: number
}

/**
 * Returns the amount paid for the goods that the buyer keeps, tax included, in rupiah. A refund that was not declared as
 * shipping reduces an overpayment first, then the goods.
 */
export function remainingValue(order: Paid): number {
  const { subtotal, diskon, ppn_ditambah, total_harga, dibayar, dikembalikan, ongkirReturned } = order
  const total = subtotal - diskon + ppn_ditambah
  const returned = dikembalikan - ongkirReturned - Math.max(0, dibayar - total_harga)
  return total - Math.max(0, Math.min(returned, total))
}

/** Formats a rate: '12% × 11/12'. */
export const formatTarif = ({ persen, pembilang, penyebut }: TarifPpn) => `${persen}% × ${pembilang}/${penyebut}`

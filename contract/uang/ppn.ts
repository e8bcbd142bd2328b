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
  return splitPpn(tarif, value, Math.round((value * persen * pembilang) / (100 * penyebut + persen * pembilang)))
}

function splitPpn(tarif: TarifPpn, value: number, amount: number): Ppn {
  const sellingHarga = value - amount
  const base = Math.round((sellingHarga * tarif.pembilang) / tarif.penyebut)
  return { ...tarif, harga_jual: sellingHarga, dpp: base, jumlah: amount }
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
 * Returns the tax in the amount paid for the goods that the buyer keeps. A refund that was not declared as shipping reduces an
 * overpayment first, then the goods with their share of the order's tax, as in the refunds of the ledger
 * (`server/features/keuangan/movements.ts`).
 */
export function remainingPpn(tarif: TarifPpn, order: Paid): Ppn {
  const { subtotal, diskon, ppn_ditambah, total_harga, dibayar, dikembalikan, ongkirReturned } = order
  const value = subtotal - diskon + ppn_ditambah
  const returned = dikembalikan - ongkirReturned - Math.max(0, dibayar - total_harga)
  const goods = Math.max(0, Math.min(returned, value))
  const amount = computePpn(tarif, value).jumlah
  return splitPpn(tarif, value - goods, goods === 0 ? amount : amount - Math.round((amount * goods) / value))
}

/** Formats a rate: '12% × 11/12'. */
export const formatTarif = ({ persen, pembilang, penyebut }: TarifPpn) => `${persen}% × ${pembilang}/${penyebut}`

import type { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import { TarifPpn } from './tarif-ppn.ts'

/** A rate with what it comes to, in rupiah. */
export const Ppn = TarifPpn.extend({
  /** The price of the goods without it. */
  harga_jual: Rupiah,
  /** What it is taken of ("DPP nilai lain"). */
  dpp: Rupiah,
  jumlah: Rupiah,
})
export type Ppn = z.infer<typeof Ppn>

/**
 * The tax in what is paid for goods, in their price or on top of it. Rounded once, to the nearest rupiah, half upwards: the tax from the
 * whole, the base from what is left of it; so price without tax and tax are always the whole.
 * @param nilai what is paid for the goods of an order, less its discounts, with tax that was added: whole rupiah ≥ 0. Shipping holds none.
 */
export function hitungPpn(tarif: TarifPpn, nilai: number): Ppn {
  const { persen, pembilang, penyebut } = tarif
  const jumlah = Math.round((nilai * persen * pembilang) / (100 * penyebut + persen * pembilang))
  const harga_jual = nilai - jumlah
  return { ...tarif, harga_jual, dpp: Math.round((harga_jual * pembilang) / penyebut), jumlah }
}

interface Terbayar {
  subtotal: number
  diskon: number
  ppn_ditambah: number
  total_harga: number
  /** What came, and what of it went back. */
  dibayar: number
  dikembalikan: number
  /** So much of what went back was said to be shipping. */
  ongkirKembali: number
}

/**
 * What is paid for the goods of an order that stay with its buyer, tax included, in rupiah. What went back and was not said to be shipping
 * is first what had been paid too much, then goods.
 */
export function nilaiTinggal(order: Terbayar): number {
  const { subtotal, diskon, ppn_ditambah, total_harga, dibayar, dikembalikan, ongkirKembali } = order
  const semua = subtotal - diskon + ppn_ditambah
  const kembali = dikembalikan - ongkirKembali - Math.max(0, dibayar - total_harga)
  return semua - Math.max(0, Math.min(kembali, semua))
}

/** How its rate is told: '12% × 11/12'. */
export const teksTarif = ({ persen, pembilang, penyebut }: TarifPpn) => `${persen}% × ${pembilang}/${penyebut}`

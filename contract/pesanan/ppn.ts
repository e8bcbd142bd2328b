import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'
import type { CaraPpn } from '#contract/pengaturan/ppn.ts'

/** By what rate an order holds value added tax (PPN): so many percent of so much of the price without it. */
export const TarifPpn = z.object({
  /** The price holds it already. */
  cara: z.literal('termasuk'),
  persen: z.int().positive(),
  /** The part of the price that it is taken of: 11/12. */
  pembilang: z.int().positive(),
  penyebut: z.int().positive(),
})
export type TarifPpn = z.infer<typeof TarifPpn>

/** The same with what it comes to, in rupiah. */
export const Ppn = TarifPpn.extend({
  /** The price of the goods without it. */
  harga_jual: Rupiah,
  /** What it is taken of ("DPP nilai lain"). */
  dpp: Rupiah,
  jumlah: Rupiah,
})
export type Ppn = z.infer<typeof Ppn>

/** Of new orders, since 1 January 2025 (PMK 131/2024): 12 % of 11/12, so 11 % of the price without it. */
const TARIF_KINI: TarifPpn = { cara: 'termasuk', persen: 12, pembilang: 11, penyebut: 12 }

/** What an order of now keeps; null: no tax. */
export const tarifKini = (cara: CaraPpn): TarifPpn | null => (cara === 'termasuk' ? TARIF_KINI : null)

/**
 * The tax that goods hold. Rounded once, to the nearest rupiah, half upwards: the tax from the whole price, the base from what is
 * left of it; so price without tax and tax are always the price.
 * @param nilai what is paid for the goods of an order, less its discounts: whole rupiah ≥ 0. Shipping holds none.
 */
export function hitungPpn(tarif: TarifPpn, nilai: number): Ppn {
  const { persen, pembilang, penyebut } = tarif
  const jumlah = Math.round((nilai * persen * pembilang) / (100 * penyebut + persen * pembilang))
  const harga_jual = nilai - jumlah
  return { ...tarif, harga_jual, dpp: Math.round((harga_jual * pembilang) / penyebut), jumlah }
}

/** How its rate is told: '12% × 11/12'. */
export const teksTarif = ({ persen, pembilang, penyebut }: TarifPpn) => `${persen}% × ${pembilang}/${penyebut}`

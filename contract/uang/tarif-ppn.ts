import { z } from 'zod'

/** The owner's choices about value added tax (PPN), for new orders. */
export const PPN_METHODS = {
  tidak: 'Tidak memungut PPN',
  termasuk: 'Harga sudah termasuk PPN',
  ditambah: 'Harga belum termasuk PPN; ditambahkan saat memesan',
} as const
export type PpnMethod = keyof typeof PPN_METHODS

/** Tax rate of an order: `persen` percent of `pembilang`/`penyebut` of the price without tax. */
export const TarifPpn = z.object({
  /** `termasuk`: prices include the tax. `ditambah`: the tax is added to them. */
  cara: z.enum(['termasuk', 'ditambah']),
  persen: z.int().positive(),
  /** Taxed part of the price: 11/12. */
  pembilang: z.int().positive(),
  penyebut: z.int().positive(),
})
export type TarifPpn = z.infer<typeof TarifPpn>

/** Rate of new orders since 1 January 2025 (PMK 131/2024): 12 % of 11/12, so 11 % of the price without tax. */
const CURRENT_TARIF = { persen: 12, pembilang: 11, penyebut: 12 }

/** Returns the tax rate for a new order; null: no tax. */
export const currentTarif = (method: PpnMethod): TarifPpn | null =>
  method === 'tidak' ? null : { cara: method, ...CURRENT_TARIF }

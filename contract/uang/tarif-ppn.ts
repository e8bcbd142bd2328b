import { z } from 'zod'

/** What the owner can choose about value added tax, for new orders. */
export const CARA_PPN = {
  tidak: 'Tidak memungut PPN',
  termasuk: 'Harga sudah termasuk PPN',
  ditambah: 'Harga belum termasuk PPN; ditambahkan saat memesan',
} as const
export type CaraPpn = keyof typeof CARA_PPN

/** By what rate an order holds value added tax (PPN): so many percent of so much of the price without it. */
export const TarifPpn = z.object({
  /** The price holds it already, or it is added to it. */
  cara: z.enum(['termasuk', 'ditambah']),
  persen: z.int().positive(),
  /** The part of the price that it is taken of: 11/12. */
  pembilang: z.int().positive(),
  penyebut: z.int().positive(),
})
export type TarifPpn = z.infer<typeof TarifPpn>

/** Of new orders, since 1 January 2025 (PMK 131/2024): 12 % of 11/12, so 11 % of the price without it. */
const TARIF_KINI = { persen: 12, pembilang: 11, penyebut: 12 }

/** What an order of now keeps; null: no tax. */
export const tarifKini = (cara: CaraPpn): TarifPpn | null => (cara === 'tidak' ? null : { cara, ...TARIF_KINI })

import { z } from 'zod'
import { Rupiah, Timestamp } from '#contract/common.ts'

/** A refunded line: units no longer bought, and amount in rupiah; null without an amount per line. */
const ReturnedLine = z.object({ nama: z.string(), jumlah: z.int().nonnegative(), nilai: Rupiah.nullable() })

/** A refund of an order, as displayed to its buyer. */
export const RefundedMoney = z.object({
  waktu: Timestamp,
  jumlah: Rupiah,
  barang: z.array(ReturnedLine),
  /** Shipping part of the refund. */
  ongkir: Rupiah,
})
export type RefundedMoney = z.infer<typeof RefundedMoney>

/** Events after the payment of an order: refunds, returns and replacements. */
export const Susulan = z.object({
  kembali: z.array(RefundedMoney),
  /** Returns of goods; `sisa`: units that the shop still expects. */
  retur: z.array(z.object({ nama: z.string(), jumlah: z.int().positive(), sisa: z.int().nonnegative() })),
  /**
   * `pengganti`: numbers of the orders that replace this order's goods. `pengganti_dari`: number of the order that it replaces.
   */
  pengganti: z.array(z.string()),
  pengganti_dari: z.string().nullable(),
})
export type Susulan = z.infer<typeof Susulan>

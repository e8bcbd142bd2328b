import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { QUANTITY_MAX } from '#contract/jumlah.ts'

/*
 * Separate file: the office's forms validate with it. Sharing it through the shop's endpoints would bloat every visitor's
 * bundle.
 */

export const QuantityItem = z.int().min(1).max(QUANTITY_MAX)

/** One wanted item: a number of units of a product or a package. */
export const ItemPesanan = z.union([
  z.object({ produkId: Id, jumlah: QuantityItem }),
  z.object({ paketId: Id, jumlah: QuantityItem }),
])
export type ItemPesanan = z.infer<typeof ItemPesanan>

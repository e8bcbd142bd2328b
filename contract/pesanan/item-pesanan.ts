import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { JUMLAH_MAX } from '#contract/jumlah.ts'

/*
 * Separate file: the office's forms validate with it. Sharing it through the shop's endpoints would bloat every visitor's
 * bundle.
 */

export const JumlahItem = z.int().min(1).max(JUMLAH_MAX)

/** One wanted item: a number of units of a product or a package. */
export const ItemPesanan = z.union([
  z.object({ produkId: Id, jumlah: JumlahItem }),
  z.object({ paketId: Id, jumlah: JumlahItem }),
])
export type ItemPesanan = z.infer<typeof ItemPesanan>

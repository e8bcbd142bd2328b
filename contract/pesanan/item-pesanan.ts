import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { JUMLAH_MAX } from '#contract/jumlah.ts'

/*
 * A file of its own: the office's forms check by it, and what they share with the shop's endpoints would come to every visitor.
 */

export const JumlahItem = z.int().min(1).max(JUMLAH_MAX)

/** One thing wished for: so many units of a product, or so many of a package. */
export const ItemPesanan = z.union([
  z.object({ produkId: Id, jumlah: JumlahItem }),
  z.object({ paketId: Id, jumlah: JumlahItem }),
])
export type ItemPesanan = z.infer<typeof ItemPesanan>

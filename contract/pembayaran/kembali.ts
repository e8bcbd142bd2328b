import { z } from 'zod'
import { Rupiah, Waktu } from '#contract/common.ts'

/** A line that money went back for: so many units that are not bought any more, and so much; null where nobody said how much. */
const BarisKembali = z.object({ nama: z.string(), jumlah: z.int().nonnegative(), nilai: Rupiah.nullable() })

/** Money of an order that went back, as its buyer reads it. */
export const DanaKembali = z.object({
  waktu: Waktu,
  jumlah: Rupiah,
  barang: z.array(BarisKembali),
  /** So much of it is shipping. */
  ongkir: Rupiah,
})
export type DanaKembali = z.infer<typeof DanaKembali>

/** What became of an order after it was paid, besides its own way. */
export const Susulan = z.object({
  kembali: z.array(DanaKembali),
  /** Goods that the shop waits for, or that came back; `sisa`: how many it still waits for. */
  retur: z.array(z.object({ nama: z.string(), jumlah: z.int().positive(), sisa: z.int().nonnegative() })),
  /** The orders that send its goods again, and the one whose goods it sends again, by their numbers. */
  pengganti: z.array(z.string()),
  pengganti_dari: z.string().nullable(),
})
export type Susulan = z.infer<typeof Susulan>

import { z } from 'zod'
import { Id, Rupiah, Waktu } from '#contract/common.ts'

/** How money went back: by the provider, by a voided card, by hand, or because a bank took it. */
export const CaraKeluar = z.enum(['midtrans', 'batal', 'manual', 'bank'])
export type CaraKeluar = z.infer<typeof CaraKeluar>

/** One movement of an order's money, as the office reads it. */
export const EntriBuku = z.object({
  bukuId: Id,
  waktu: Waktu,
  /** With a minus what went back. */
  jumlah: z.int(),
  /** What the buyer paid on top of it, as far as the provider tells. */
  biaya: Rupiah,
  /** The attempt to pay, by its number at the provider, and what it was paid with. */
  percobaan: z.string(),
  payment_type: z.string().nullable(),
  /** How it went back; null of what came. */
  cara: CaraKeluar.nullable(),
  /** Why, and who wanted it; empty and null where the provider or a bank did. */
  alasan: z.string(),
  oleh: z.string().nullable(),
  /** The lines that went back with it, and what of them lies on the shelf again. */
  barang: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
  rak: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
})
export type EntriBuku = z.infer<typeof EntriBuku>

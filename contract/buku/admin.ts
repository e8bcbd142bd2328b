import { z } from 'zod'
import { Id, Rupiah, Timestamp } from '#contract/common.ts'

/** Refund method: the provider, a canceled card payment, a manual transfer, or a chargeback by the bank. */
export const LedgerRefundMethod = z.enum(['midtrans', 'batal', 'manual', 'bank'])
export type LedgerRefundMethod = z.infer<typeof LedgerRefundMethod>

/** One movement of an order's money, in the office. */
export const BukuEntry = z.object({
  bukuId: Id,
  waktu: Timestamp,
  /** Amount in rupiah; negative for refunds. */
  jumlah: z.int(),
  /** Fee that the buyer paid in addition, as far as the provider reports it. */
  biaya: Rupiah,
  /** Payment attempt, by its number at the provider, and its payment method. */
  percobaan: z.string(),
  payment_type: z.string().nullable(),
  /** Refund method; null for a payment. */
  cara: LedgerRefundMethod.nullable(),
  /** Reason and requesting administrator; empty and null if the provider or a bank made the refund. */
  alasan: z.string(),
  oleh: z.string().nullable(),
  /** Returned lines, and the units of them that went back to the shelf. */
  barang: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
  rak: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })),
})
export type BukuEntry = z.infer<typeof BukuEntry>

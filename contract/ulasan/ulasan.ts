import { z } from 'zod'
import { Id, Timestamp } from '#contract/common.ts'

/* Shared by shop and office. Browsers of the shop do not load it, see `scripts/slim-contract.ts`. */

/** `menunggu`: not read by the office. `tayang`: public. `ditolak`: visible to its author only, with the reason. */
export const StatusUlasan = z.enum(['menunggu', 'tayang', 'ditolak'])
export type StatusUlasan = z.infer<typeof StatusUlasan>

export const BarangKind = z.enum(['produk', 'paket'])
export type BarangKind = z.infer<typeof BarangKind>

export const Bintang = z.int().min(1).max(5)

/** A published review. */
export const Ulasan = z.object({
  ulasanId: Id,
  /** Name of the author: 'Budi S.' */
  nama: z.string(),
  bintang: Bintang,
  teks: z.string(),
  dibuat: Timestamp,
  /** The shop's reply; empty without one. */
  balasan: z.string(),
})
export type Ulasan = z.infer<typeof Ulasan>

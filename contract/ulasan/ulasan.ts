import { z } from 'zod'
import { Id, Waktu } from '#contract/common.ts'

/* What the shop and the office both say of a review. A browser of the shop gets no line of it, see `scripts/slim-contract.ts`. */

/** `menunggu`: nobody of the office has read it; `tayang`: everybody reads it; `ditolak`: its writer alone does, with the reason. */
export const StatusUlasan = z.enum(['menunggu', 'tayang', 'ditolak'])
export type StatusUlasan = z.infer<typeof StatusUlasan>

export const JenisBarang = z.enum(['produk', 'paket'])
export type JenisBarang = z.infer<typeof JenisBarang>

export const Bintang = z.int().min(1).max(5)

/** A review as everybody reads it. */
export const Ulasan = z.object({
  ulasanId: Id,
  /** 'Budi S.' */
  nama: z.string(),
  bintang: Bintang,
  teks: z.string(),
  dibuat: Waktu,
  /** The shop's answer; empty without one. */
  balasan: z.string(),
})
export type Ulasan = z.infer<typeof Ulasan>

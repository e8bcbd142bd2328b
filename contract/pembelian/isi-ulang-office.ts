import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Days whose sales tell the pace. */
export const HARI_LAKU = ['28', '90'] as const

/** A product with how it sells, and what to order of it. Counts are units. */
export const BarisIsiUlang = z.object({
  produkId: Id,
  nama: z.string(),
  /** Sold in the chosen days. */
  terjual: z.int(),
  perHari: z.number(),
  stok: z.int(),
  /** Held by orders that nobody has paid. */
  ditahan: z.int(),
  /** Promised to paid orders, and in no lot. */
  kurang: z.int(),
  diJalan: z.int(),
  stokMinimum: z.int(),
  habisDalam: z.int().nullable(),
  usul: z.int().nonnegative(),
  /** From whom it came last, and what one of it cost then. */
  pemasok: z.object({ pemasokId: Id, nama: z.string(), hariTunggu: z.int() }).nullable(),
  hargaModal: Rupiah.nullable(),
})
export type BarisIsiUlang = z.infer<typeof BarisIsiUlang>

export const listIsiUlang = endpoint({
  name: 'listIsiUlang',
  summary:
    'Apa yang perlu dibeli lagi, dari laju penjualan, stok, dan yang masih di jalan; yang paling mendesak lebih dulu.',
  method: 'GET',
  path: '/api/admin/isi-ulang',
  access: 'admin',
  query: DaftarQuery.extend({
    hari: z.enum(HARI_LAKU).default('28'),
    pemasokId: IdParam.optional(),
    /** Also what needs nothing. */
    semua: z.enum(['ya']).optional(),
  }),
  response: z.array(BarisIsiUlang),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

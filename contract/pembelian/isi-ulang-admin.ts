import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { adminEndpoint } from '#contract/endpoint-office.ts'

/** Periods for the sales rate, in days. */
export const HARI_LAKU = ['28', '90'] as const

/** A product with its sales and the proposed order. Counts are units. */
export const BarisIsiUlang = z.object({
  produkId: Id,
  nama: z.string(),
  /** Units sold in the chosen period. */
  terjual: z.int(),
  perHari: z.number(),
  stok: z.int(),
  /** Units held by unpaid orders. */
  ditahan: z.int(),
  /** Units owed to paid orders that no lot covers. */
  kurang: z.int(),
  diJalan: z.int(),
  stokMinimum: z.int(),
  habisDalam: z.int().nullable(),
  usul: z.int().nonnegative(),
  /** Last supplier, and the unit cost of that delivery. */
  pemasok: z.object({ pemasokId: Id, nama: z.string(), hariTunggu: z.int() }).nullable(),
  hargaModal: Rupiah.nullable(),
})
export type BarisIsiUlang = z.infer<typeof BarisIsiUlang>

export const listIsiUlang = adminEndpoint({
  name: 'listIsiUlang',
  summary:
    'Apa yang perlu dibeli lagi, dari laju penjualan, stok, dan yang masih di jalan; yang paling mendesak lebih dulu.',
  method: 'GET',
  path: '/api/admin/isi-ulang',
  query: DaftarQuery.extend({
    hari: z.enum(HARI_LAKU).default('28'),
    pemasokId: IdParam.optional(),
    /** Include products that need no reorder. */
    semua: z.enum(['ya']).optional(),
  }),
  response: z.array(BarisIsiUlang),
  paged: true,
})

import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/** Periods for the sales rate, in days. */
export const SALES_HARI = ['28', '90'] as const

/** A product with its sales and the proposed order. Counts are units. */
export const ReorderLine = z.object({
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
export type ReorderLine = z.infer<typeof ReorderLine>

export const listReorder = adminEndpoint({
  name: 'listReorder',
  summary:
    'Apa yang perlu dibeli lagi, dari laju penjualan, stok, dan yang masih di jalan; yang paling mendesak lebih dulu.',
  method: 'GET',
  path: '/api/admin/isi-ulang',
  query: ListQuery.extend({
    hari: z.enum(SALES_HARI).default('28'),
    pemasokId: IdParam.optional(),
    /** Include products that need no reorder. */
    semua: z.enum(['ya']).optional(),
  }),
  response: z.array(ReorderLine),
  paged: true,
})

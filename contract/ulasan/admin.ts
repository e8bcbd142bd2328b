import { z } from 'zod'
import { Id, IdParam, multilineText, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { replyText } from './forms.ts'
import { BarangKind, StatusUlasan, Ulasan } from './ulasan.ts'

/** A review in the back office. */
export const UlasanAdmin = Ulasan.extend({
  jenis: BarangKind,
  id: Id,
  barang: z.string(),
  /** The order that proves the purchase. */
  orderId: Id,
  nomor: z.string(),
  status: StatusUlasan,
  alasan: z.string(),
  diputus: Timestamp.nullable(),
  /** Name of the administrator who decided; null if that account was deleted. */
  diputusOleh: z.string().nullable(),
  /** Legal warnings about the text, one sentence each. */
  peringatan: z.array(z.string()),
  versi: z.int().positive(),
})
export type UlasanAdmin = z.infer<typeof UlasanAdmin>

const EMPTY_REASON = 'Tulis alasan menolak, karena dibaca pembeli.'

export const DecideUlasanBody = z
  .object({
    keputusan: z.enum(['tayang', 'ditolak']),
    alasan: multilineText().max(500, 'Maksimal 500 huruf').default(''),
    balasan: replyText.default(''),
    /** Version that was read: the buyer may have changed the review since. */
    versi: z.int().positive(),
    /** Confirmation that the review names a restricted substance. */
    zatDisadari: z.boolean().default(false),
  })
  .refine(({ keputusan, alasan }) => keputusan === 'tayang' || alasan !== '', {
    path: ['alasan'],
    message: EMPTY_REASON,
  })

const UlasanParams = z.object({ ulasanId: IdParam })

export const listUlasanAdmin = adminEndpoint({
  name: 'listUlasanAdmin',
  summary: 'Ulasan semua pembeli: yang menunggu lebih dulu, yang paling lama di atas; dapat dicari dan disaring.',
  method: 'GET',
  path: '/api/admin/ulasan',
  query: ListQuery.extend({ status: StatusUlasan.optional() }),
  response: z.array(UlasanAdmin),
  paged: true,
})

export const getUlasanAdmin = adminEndpoint({
  name: 'getUlasanAdmin',
  summary: 'Satu ulasan.',
  method: 'GET',
  path: '/api/admin/ulasan/{ulasanId}',
  params: UlasanParams,
  response: UlasanAdmin,
  errors: ['ULASAN_TIDAK_ADA'],
})

export const decideUlasan = adminEndpoint({
  name: 'decideUlasan',
  summary: 'Menayangkan ulasan, dengan atau tanpa balasan toko, atau menolaknya dengan alasan. Dapat diputuskan lagi.',
  method: 'POST',
  path: '/api/admin/ulasan/{ulasanId}/putuskan',
  params: UlasanParams,
  body: DecideUlasanBody,
  response: UlasanAdmin.extend({ message: z.string() }),
  errors: ['ULASAN_TIDAK_ADA', 'ULASAN_BERUBAH', 'ZAT_PERLU_DISADARI'],
})

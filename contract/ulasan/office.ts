import { z } from 'zod'
import { Id, IdParam, teksBaris, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { balasanUlasan } from './forms.ts'
import { JenisBarang, StatusUlasan, Ulasan } from './ulasan.ts'

/** A review as the office reads it. */
export const UlasanAdmin = Ulasan.extend({
  jenis: JenisBarang,
  id: Id,
  barang: z.string(),
  /** The order that proves it. */
  orderId: Id,
  nomor: z.string(),
  status: StatusUlasan,
  alasan: z.string(),
  diputus: Waktu.nullable(),
  /** By whom; null where that account is gone. */
  diputusOleh: z.string().nullable(),
  /** What of it the law speaks of: each a sentence. */
  peringatan: z.array(z.string()),
  versi: z.int().positive(),
})
export type UlasanAdmin = z.infer<typeof UlasanAdmin>

const ALASAN_KOSONG = 'Tulis alasan menolak. Pembeli membacanya.'

export const DecideUlasanBody = z
  .object({
    keputusan: z.enum(['tayang', 'ditolak']),
    alasan: teksBaris().max(500, 'Paling panjang 500 huruf').default(''),
    balasan: balasanUlasan.default(''),
    /** What was read: a buyer may have written it anew meanwhile. */
    versi: z.int().positive(),
    /** Whoever lets a review pass that names such a substance knows it. */
    zatDisadari: z.boolean().default(false),
  })
  .refine(({ keputusan, alasan }) => keputusan === 'tayang' || alasan !== '', {
    path: ['alasan'],
    message: ALASAN_KOSONG,
  })

const UlasanParams = z.object({ ulasanId: IdParam })

export const listUlasanAdmin = endpoint({
  name: 'listUlasanAdmin',
  summary: 'Ulasan semua pembeli: yang menunggu lebih dulu, yang paling lama di atas; dapat dicari dan disaring.',
  method: 'GET',
  path: '/api/admin/ulasan',
  access: 'admin',
  query: DaftarQuery.extend({ status: StatusUlasan.optional() }),
  response: z.array(UlasanAdmin),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getUlasanAdmin = endpoint({
  name: 'getUlasanAdmin',
  summary: 'Satu ulasan.',
  method: 'GET',
  path: '/api/admin/ulasan/{ulasanId}',
  access: 'admin',
  params: UlasanParams,
  response: UlasanAdmin,
  errors: ['VALIDATION_FAILED', 'ULASAN_TIDAK_ADA'],
})

export const decideUlasan = endpoint({
  name: 'decideUlasan',
  summary: 'Menayangkan ulasan, dengan atau tanpa balasan toko, atau menolaknya dengan alasan. Dapat diputuskan lagi.',
  method: 'POST',
  path: '/api/admin/ulasan/{ulasanId}/putuskan',
  access: 'admin',
  repeat: 'once',
  params: UlasanParams,
  body: DecideUlasanBody,
  response: UlasanAdmin.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'ULASAN_TIDAK_ADA', 'ULASAN_BERUBAH', 'ZAT_PERLU_DISADARI'],
})

import { z } from 'zod'
import { Id, IdParam } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { BarangKind, Ulasan } from './ulasan.ts'

/** The reviewed product or package, by its id. */
export const BarangParams = z.object({ jenis: BarangKind, id: IdParam })

export const ULASAN_PER_HALAMAN = 5

export const UlasanBarang = z.object({
  jenis: BarangKind,
  id: Id,
  /** Average of all published reviews, with one decimal; null without reviews. */
  rata: z.number().min(1).max(5).nullable(),
  jumlah: z.int().nonnegative(),
  /** Number of reviews by stars, from one to five. */
  sebaran: z.array(z.int().nonnegative()).length(5),
  /** One page of reviews, newest first. */
  ulasan: z.array(Ulasan),
})
export type UlasanBarang = z.infer<typeof UlasanBarang>

export const listUlasan = endpoint({
  name: 'listUlasan',
  summary:
    'Ulasan pembeli tentang satu produk atau paket: rata-rata, jumlah, dan satu halaman, dimulai dari yang terbaru.',
  method: 'GET',
  path: '/api/ulasan/{jenis}/{id}',
  access: 'publik',
  params: BarangParams,
  query: z.object({ page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).default(1) }),
  response: UlasanBarang,
  // Depends on the product too: it may become a prescription product, whose reviews are hidden.
  madeOf: ({ jenis, id }) => [`ulasan_${jenis}/${id}`, `${jenis}/${id}`],
  errors: ['VALIDATION_FAILED'],
})

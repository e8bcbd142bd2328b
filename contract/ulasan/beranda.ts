import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { BarangKind, Bintang } from './ulasan.ts'

/** Number of real reviews from which the landing page shows no samples. */
export const ULASAN_BERANDA_MIN = 3

export const UlasanBeranda = z.object({
  /** True if the reviews are samples, because there are too few real ones. */
  contoh: z.boolean(),
  ulasan: z.array(
    z.object({
      nama: z.string(),
      teks: z.string(),
      /** Stars and product; null for samples. */
      bintang: Bintang.nullable(),
      barang: z.object({ jenis: BarangKind, id: Id, nama: z.string(), dijual: z.boolean() }).nullable(),
    }),
  ),
})
export type UlasanBeranda = z.infer<typeof UlasanBeranda>

export const listUlasanBeranda = endpoint({
  name: 'listUlasanBeranda',
  summary: `Ulasan terbaru yang tayang, untuk beranda; selama kurang dari ${ULASAN_BERANDA_MIN}, contoh yang ditandai sebagai contoh, jika pemilik tidak mematikannya.`,
  method: 'GET',
  path: '/api/ulasan/terbaru',
  access: 'publik',
  response: UlasanBeranda,
  madeOf: ({ contoh, ulasan }) => [
    // The response depends on the setting that allows samples.
    ...(contoh || ulasan.length < ULASAN_BERANDA_MIN ? ['beranda'] : []),
    'ulasan_produk',
    'ulasan_paket',
    ...ulasan.flatMap(({ barang }) => (barang ? [`${barang.jenis}/${barang.id}`] : [])),
  ],
  errors: [],
})

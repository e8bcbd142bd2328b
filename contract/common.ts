import { z } from 'zod'

/** Whole rupiah. Never a fraction, never negative; arithmetic on it stays in `total-harga.ts`. */
export const Rupiah = z.int().nonnegative()

/** A point in time as ISO 8601 in UTC; screens show it in WIB. */
export const Waktu = z.iso.datetime()

/** An uploaded picture as it arrives: only its size is looked at here, the server decodes it. */
export const BERKAS_GAMBAR_MAX = 8 * 1024 * 1024
export const BerkasGambar = z
  .file('Pilih gambar terlebih dahulu')
  .min(1, 'Pilih gambar terlebih dahulu')
  .max(BERKAS_GAMBAR_MAX, 'Ukuran gambar paling besar 8 MB')

export const Id = z.int().positive()
/** An id inside a path or a query, where everything is text. */
export const IdParam = z.coerce.number<string | number>().pipe(z.int().positive().max(2_147_483_647))

/** `?page=&limit=` of a list that may also be asked for whole (then the first 1,000). */
export const PagingQuery = z.object({
  page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).optional(),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1000)).optional(),
})

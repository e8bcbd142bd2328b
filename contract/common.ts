import { z } from 'zod'

/** Whole rupiah: never a fraction, never negative. Totals are computed only in `uang/total.ts`. */
export const Rupiah = z.int().nonnegative()

/** A point in time as ISO 8601 in UTC; screens show it in WIB. */
export const Timestamp = z.iso.datetime()

/** Years 1900–2199. ISO 8601 allows the year 0, but code that stores or displays dates does not. */
const CENTURIES = /^(?:19|20|21)/

/** A day as it is typed, '2026-11-20'. */
export const dateSchema = (error = 'Tanggal tidak valid') => z.iso.date({ error, abort: true }).regex(CENTURIES, error)

/** A moment with its time zone, as it is typed or sent. */
export const moment = (error: string) => z.iso.datetime({ offset: true, error, abort: true }).regex(CENTURIES, error)

/** Maximum size of an uploaded picture: 8 MiB. The schema checks only the size; the server decodes the picture. */
export const BERKAS_GAMBAR_MAX = 8 * 1024 * 1024
export const BerkasGambar = z
  .file('Pilih gambar dulu')
  .min(1, 'Pilih gambar dulu')
  .max(BERKAS_GAMBAR_MAX, 'Ukuran gambar maksimal 8 MB')

/** Optional picture of a catalog or article form. An unused file input sends an empty file, which counts as absent. */
export const GambarInput = z
  .preprocess(
    (value) => (value === '' || (value instanceof File && value.size === 0) ? undefined : value),
    BerkasGambar.mime(['image/jpeg', 'image/png'], 'Gambar harus JPG, JPEG, atau PNG').optional(),
  )
  .optional()

/** Trimmed multi-line text. Forms send CR LF line breaks; they are stored as LF. */
export const multilineText = (empty?: string) =>
  z.string(empty).overwrite((text) => text.replace(/\r\n?/g, '\n').trim())

/** Amount with or without Indonesian thousands separators; decimals may only be zeros. */
const RUPIAH = /^(?:rp\.?\s*)?(\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})(?:[.,]0{1,2}|,-)?$/i

/** Example of a rupiah amount, for hints and error messages. */
export const RUPIAH_EXAMPLE = 'misalnya 125000 atau 125.000'

/**
 * Parses rupiah as people and forms write them: "800000", "800.000", "Rp 800.000", "800000.00", "Rp 800.000,-". Rejects
 * fractions of a rupiah and English thousands separators.
 */
export const rupiahInput = (empty: string, name = 'Harga') =>
  z
    .union([z.string(), z.number()], empty)
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, { error: empty, abort: true })
        .regex(RUPIAH, `${name} harus angka bulat dalam rupiah, ${RUPIAH_EXAMPLE}`)
        .transform((text) => Number.parseInt(RUPIAH.exec(text)?.[1]?.replaceAll('.', '') ?? '', 10)),
    )

/** Optional amount in rupiah; empty means 0. */
export const optionalRupiah = (name: string) =>
  z.preprocess((value) => (value === '' || value === undefined ? 0 : value), rupiahInput(`${name} belum benar`, name))

/** Selling price in rupiah, at least 1: an order of 0 cannot be paid. */
export const hargaInput = (empty: string, name = 'Harga') =>
  rupiahInput(empty, name).pipe(z.number().min(1, `${name} harus lebih dari 0`))

/** Whole number ≥ 0, as a form sends it. */
export const numberInput = (message: string, max = 1_000_000) =>
  z
    .union([z.string(), z.number()], message)
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .regex(/^\d{1,7}$/, message)
        .transform(Number)
        .pipe(z.number().max(max, message)),
    )

/** Database id; the maximum is that of PostgreSQL's `integer`. */
export const Id = z.int().positive().max(2_147_483_647)
/** An id inside a path or a query, where every value is text. */
export const IdParam = z.coerce.number<string | number>().pipe(Id)

/** `?page=&limit=` of a list. Without both, the response holds the whole list, up to 1,000 rows. */
export const PagingQuery = z.object({
  page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).optional(),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1000)).optional(),
})

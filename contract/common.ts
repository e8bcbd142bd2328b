import { z } from 'zod'

/** Whole rupiah. Never a fraction, never negative; arithmetic on it stays in `total-harga.ts`. */
export const Rupiah = z.int().nonnegative()

/** A point in time as ISO 8601 in UTC; screens show it in WIB. */
export const Waktu = z.iso.datetime()

/** Year zero is one to ISO 8601, and to nothing that keeps or shows a date after it. */
const BERABAD = /^(?:19|20|21)/

/** A day as it is typed, '2026-11-20'. */
export const tanggal = (error = 'Tanggal tidak valid') => z.iso.date({ error, abort: true }).regex(BERABAD, error)

/** A moment as it is typed or sent, with its zone. */
export const saat = (error: string) => z.iso.datetime({ offset: true, error, abort: true }).regex(BERABAD, error)

/** An uploaded picture as it arrives: only its size is looked at here, the server decodes it. */
export const BERKAS_GAMBAR_MAX = 8 * 1024 * 1024
export const BerkasGambar = z
  .file('Pilih gambar terlebih dahulu')
  .min(1, 'Pilih gambar terlebih dahulu')
  .max(BERKAS_GAMBAR_MAX, 'Ukuran gambar paling besar 8 MB')

/** A picture for the catalogue or an article, as its form takes it. A file input that nobody used sends an empty file. */
export const GambarIsian = z
  .preprocess(
    (value) => (value === '' || (value instanceof File && value.size === 0) ? undefined : value),
    BerkasGambar.mime(['image/jpeg', 'image/png'], 'Gambar harus JPG, JPEG, atau PNG').optional(),
  )
  .optional()

/** Text of several lines, trimmed. A form ends its lines with CR LF on the wire; kept is what was typed. */
export const teksBaris = (kosong?: string) => z.string(kosong).overwrite((text) => text.replace(/\r\n?/g, '\n').trim())

/** With thousands as Indonesians part them, or in one; nothing behind the comma, or noughts. */
const RUPIAH = /^(?:rp\.?\s*)?(\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})(?:[.,]0{1,2}|,-)?$/i

/** How rupiah are typed, in the words of a hint or of a mistake. */
export const RUPIAH_CONTOH = 'misalnya 125000 atau 125.000'

/**
 * Rupiah as people and forms write them: "800000", "800.000", "Rp 800.000", "800000.00", "Rp 800.000,-". Fractions of a rupiah do not
 * exist, so a comma that says one, or a thousand in English, is asked about.
 */
export const rupiahIsian = (kosong: string, nama = 'Harga') =>
  z
    .union([z.string(), z.number()], kosong)
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, { error: kosong, abort: true })
        .regex(RUPIAH, `${nama} harus bilangan bulat rupiah, ${RUPIAH_CONTOH}`)
        .transform((text) => Number.parseInt(RUPIAH.exec(text)?.[1]?.replaceAll('.', '') ?? '', 10)),
    )

/** Selling price in rupiah, at least 1: an order of 0 cannot be paid. */
export const hargaIsian = (kosong: string, nama = 'Harga') =>
  rupiahIsian(kosong, nama).pipe(z.number().min(1, `${nama} harus lebih dari 0`))

/** A whole number from zero on, as a form sends it. */
export const bilanganIsian = (salah: string, max = 1_000_000) =>
  z
    .union([z.string(), z.number()], salah)
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .regex(/^\d{1,7}$/, salah)
        .transform(Number)
        .pipe(z.number().max(max, salah)),
    )

/** As large as the database's `integer`. */
export const Id = z.int().positive().max(2_147_483_647)
/** An id inside a path or a query, where everything is text. */
export const IdParam = z.coerce.number<string | number>().pipe(Id)

/** `?page=&limit=` of a list that may also be asked for whole (then the first 1,000). */
export const PagingQuery = z.object({
  page: z.coerce.number<string | number>().pipe(z.int().min(1).max(1_000_000)).optional(),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1000)).optional(),
})

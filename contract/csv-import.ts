import { z } from 'zod'

/**
 * Body of a CSV import: `periksa` is a dry run, `terapkan` applies the whole file or nothing.
 * @param mb maximum file size in MB
 */
export const importBody = (mb: number) =>
  z.object({
    berkas: z
      .file('Pilih berkas CSV dulu')
      .min(1, 'Berkas CSV itu kosong. Pilih berkas lain.')
      .max(mb * 1024 * 1024, `Ukuran berkas maksimal ${mb} MB`),
    mode: z.enum(['periksa', 'terapkan']).default('periksa'),
    sidik: z.string().max(100).optional(),
  })
export type ImportBody = z.output<ReturnType<typeof importBody>>

/** Maximum number of changes and errors in the response. */
export const RINCIAN_MAX = 200

/** Line number in the file, as a spreadsheet displays it. */
export const Row = z.int().positive()
const Amount = z.int().nonnegative()
const Content = z.record(z.string(), z.unknown())

/** Result of the check that every import returns. */
export const CheckResult = z.object({
  message: z.string(),
  /** Fingerprint of the changes. `terapkan` sends it back and is rejected if the changes differ by then. */
  sidik: z.string(),
  galat: z.array(z.object({ baris: Row, kolom: z.string(), pesan: z.string() })),
})
export type CheckResult = z.infer<typeof CheckResult>
export type ImportError = CheckResult['galat'][number]

/** Changes that a file of records would make. */
export const ImportResult = CheckResult.extend({
  /** Number of rows that create a record, change one, change nothing, or are invalid. */
  jumlah: z.object({ baru: Amount, berubah: Amount, sama: Amount, salah: Amount }),
  /** The first changes; `sebelum` is null for a new record. */
  rincian: z.array(z.object({ baris: Row, nama: z.string(), sebelum: Content.nullable(), sesudah: Content })),
})
export type ImportResult = z.infer<typeof ImportResult>

import { z } from 'zod'

/** A CSV file that is looked at first, and then applied: all of it, or nothing. @param mb its greatest size */
export const imporBody = (mb: number) =>
  z.object({
    berkas: z
      .file('Pilih berkas CSV terlebih dahulu')
      .min(1, 'Berkas CSV itu kosong')
      .max(mb * 1024 * 1024, `Ukuran berkas paling besar ${mb} MB`),
    mode: z.enum(['periksa', 'terapkan']).default('periksa'),
    sidik: z.string().max(100).optional(),
  })
export type ImporBody = z.output<ReturnType<typeof imporBody>>

/** So many changes and mistakes are told. */
export const RINCIAN_MAX = 200

/** The line of the file, as a spreadsheet numbers it. */
export const Baris = z.int().positive()
const Banyak = z.int().nonnegative()
const Isi = z.record(z.string(), z.unknown())

/** What every import tells. */
export const HasilPeriksa = z.object({
  message: z.string(),
  /** Fingerprint of what would change: applying takes it along, and refuses where something else would change by now. */
  sidik: z.string(),
  galat: z.array(z.object({ baris: Baris, kolom: z.string(), pesan: z.string() })),
})
export type HasilPeriksa = z.infer<typeof HasilPeriksa>
export type GalatImpor = HasilPeriksa['galat'][number]

/** What a file of records would change. */
export const HasilImpor = HasilPeriksa.extend({
  /** Rows that make a new record, that change one, that change nothing, that are wrong. */
  jumlah: z.object({ baru: Banyak, berubah: Banyak, sama: Banyak, salah: Banyak }),
  /** The first changes; `sebelum` is null for a new record. */
  rincian: z.array(z.object({ baris: Baris, nama: z.string(), sebelum: Isi.nullable(), sesudah: Isi })),
})
export type HasilImpor = z.infer<typeof HasilImpor>

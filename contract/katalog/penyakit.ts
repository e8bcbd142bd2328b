import { z } from 'zod'
import { KODE_PENYAKIT, type KodePenyakit as Kode, PENYAKIT } from '#content/penyakit.ts'

export const KodePenyakit = z.enum(KODE_PENYAKIT, 'Kode penyakit tidak dikenal')

/** Name of each disease, by code. */
export const PENYAKIT_NAMES = Object.fromEntries(KODE_PENYAKIT.map((kode) => [kode, PENYAKIT[kode].nama])) as Readonly<
  Record<Kode, string>
>

/** Converts a typed disease to its code; the name is accepted too. */
const asKode = (text: string) => {
  const words = text.trim().toLowerCase()
  return KODE_PENYAKIT.find((kode) => PENYAKIT_NAMES[kode].toLowerCase() === words) ?? words
}

/**
 * Diseases of a product, package or article: codes as an array or separated by commas. Sorted alphabetically, so that equal
 * choices compare equal.
 */
export const penyakitColumn = {
  label: 'Penyakit terkait',
  hint: 'Tampil di halaman penyakitnya, dan penyakitnya tampil di sini.',
  words: PENYAKIT_NAMES,
  wire: z.array(KodePenyakit),
  typed: z
    .union([z.string(), z.array(z.string())], 'Kode penyakit tidak dikenal')
    .transform((value) => (typeof value === 'string' ? value.split(',') : value))
    .transform((kode) => [...new Set(kode.map(asKode).filter(Boolean))].sort())
    .pipe(z.array(KodePenyakit, 'Kode penyakit tidak dikenal')),
  initial: [] as Kode[],
}

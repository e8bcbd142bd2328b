import { z } from 'zod'
import { KODE_PENYAKIT, type KodePenyakit as Kode, PENYAKIT } from '#content/penyakit.ts'

export const KodePenyakit = z.enum(KODE_PENYAKIT, 'Kode penyakit tidak dikenal')

/** What a disease is called, by its code. */
export const NAMA_PENYAKIT = Object.fromEntries(KODE_PENYAKIT.map((kode) => [kode, PENYAKIT[kode].nama])) as Readonly<
  Record<Kode, string>
>

/** A code as somebody types it: the name is right as well. */
const asKode = (text: string) => {
  const teks = text.trim().toLowerCase()
  return KODE_PENYAKIT.find((kode) => kode === teks || NAMA_PENYAKIT[kode].toLowerCase() === teks) ?? teks
}

/**
 * Which diseases a product, a package or an article is about: codes as a list, or parted by commas. They are kept in their order of
 * letters, so that the same choice is the same list whoever made it.
 */
export const penyakitColumn = {
  label: 'Penyakit terkait',
  hint: 'Tampil di halaman penyakitnya, dan penyakitnya tampil di sini.',
  words: NAMA_PENYAKIT,
  wire: z.array(KodePenyakit),
  typed: z
    .union([z.string(), z.array(z.string())], 'Kode penyakit tidak dikenal')
    .transform((value) => (typeof value === 'string' ? value.split(',') : value))
    .transform((kode) => [...new Set(kode.map(asKode).filter(Boolean))].sort())
    .pipe(z.array(KodePenyakit, 'Kode penyakit tidak dikenal')),
  initial: [] as Kode[],
}

import { z } from 'zod'
import { inputList, lineOf } from './baris-input.ts'

/** A picture of a product besides the main one, with the text for those who cannot see it. */
export const OtherGambar = z.object({ gambar: z.string(), teks: z.string() })
export type OtherGambar = z.infer<typeof OtherGambar>

/** Pictures that a phone shows side by side without a long search. */
export const OTHER_GAMBAR_MAX = 8

/** Further pictures from a form, in their order: names of uploaded files, each with its text. */
export const otherGambarInput = inputList(
  'Gambar lain',
  z.object({
    gambar: z.string().regex(/^[\da-f]{32}\.webp$/, 'Unggah gambarnya lagi'),
    teks: lineOf('Teks pengganti', 150),
  }),
  { max: OTHER_GAMBAR_MAX, contoh: '', read: () => undefined },
)

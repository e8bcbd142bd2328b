import { z } from 'zod'

/** Required single-line text, without the two separators of the spreadsheet notation. */
export const lineOf = (name: string, max: number) =>
  z
    .string(`${name} tidak boleh kosong`)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, `${name} tidak boleh kosong`)
        .max(max, `${name} terlalu panjang`)
        .regex(/^[^;|]*$/, `${name} tidak boleh berisi titik koma atau garis tegak`),
    )

interface RowNotation {
  /** Maximum number of rows. */
  max: number
  /** Example of one row in spreadsheet notation. */
  contoh: string
  /** Parses one row of spreadsheet text; returns undefined if it is invalid. */
  read(text: string): object | undefined
}

/** Rows of fields: an array, its JSON text from a form, or spreadsheet text with semicolons between the rows. */
export function inputList<Row extends z.ZodType>(label: string, row: Row, { max, contoh, read }: RowNotation) {
  return z.preprocess(
    (value, context) => {
      if (typeof value !== 'string') return value
      try {
        return value.trim().startsWith('[') ? JSON.parse(value) : readRows(value)
      } catch {
        // The array below rejects it with a message.
        return undefined
      }

      function readRows(text: string) {
        const texts = text.split(/[;\n]/).filter((one) => one.trim() !== '')
        return texts.map((one, index) => {
          const found = read(one.trim())
          if (!found)
            context.addIssue({
              code: 'custom',
              message: `${label} ke-${index + 1} tidak bisa dibaca. Tulis seperti: ${contoh}`,
            })
          return found
        })
      }
    },
    z.array(row, `${label} tidak bisa dibaca`).max(max, `${label} maksimal ${max}`),
  )
}

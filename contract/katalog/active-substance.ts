import { z } from 'zod'
import { decimalInput } from '#contract/decimal.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { lineOf } from './baris-input.ts'
import { KADAR_MAX, SATUAN_KADAR } from './usage-words.ts'

/** An active substance and its content in the product. */
export const ActiveSubstance = z.object({ nama: z.string(), kadar: z.number(), satuan: z.enum(SATUAN_KADAR) })
export type ActiveSubstance = z.infer<typeof ActiveSubstance>

/** Input of one active substance, from a form or an API call. */
export const ActiveSubstanceInput = z
  .object({
    nama: lineOf('Nama zat', 100),
    kadar: decimalInput('Isi angka di atas 0, misalnya 0,5', 10_000_000),
    satuan: z.enum(SATUAN_KADAR, `Satuan kadar hanya ${SATUAN_KADAR.join(', ')}`),
  })
  .superRefine(({ kadar, satuan }, context) => {
    const max = KADAR_MAX[satuan]
    if (kadar <= max) return
    context.addIssue({ code: 'custom', path: ['kadar'], message: `Kadar maksimal ${formatDecimal(max)} ${satuan}` })
  })

const PATTERN = new RegExp(`^(?<nama>.+?)\\s+(?<kadar>[\\d.,]+)\\s*(?<satuan>${SATUAN_KADAR.join('|')})$`, 'i')

/** Parses a formatted active substance; returns undefined for invalid text. */
export function readActiveSubstance(text: string): object | undefined {
  const { nama, kadar, satuan = '' } = text.replace(/\s+/g, ' ').match(PATTERN)?.groups ?? {}
  return nama
    ? { nama, kadar, satuan: SATUAN_KADAR.find((one) => one.toLowerCase() === satuan.toLowerCase()) }
    : undefined
}

import { z } from 'zod'
import { decimalInput, optionalDecimal } from '#contract/decimal.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { lineOf } from './baris-input.ts'
import { KodePenyakit } from './penyakit.ts'
import { durationUnit, formatDuration, METHODS, SATUAN_DOSIS, type Usage, writeDosis } from './usage-words.ts'

/** One way to use a product: purpose, dose, duration, contraindications and source. */
export const UsageRule = z.object({
  cara: z.enum(METHODS),
  untuk: z.array(KodePenyakit),
  min: z.number(),
  maks: z.number(),
  satuan: z.enum(SATUAN_DOSIS),
  /** Minutes; for use in feed, days. */
  lama: z.number().nullable(),
  /** Days until the treatment is repeated. */
  ulang_hari: z.number().nullable(),
  batas: z.object({
    /** Water temperature in °C from which on the treatment must be postponed. */
    suhu_maks: z.number().nullable(),
    /** Oxygen content in mg/L below which the treatment must be postponed. */
    do_min: z.number().nullable(),
    /** Absolute maximum, in the unit of the dose. */
    maks_keras: z.number().nullable(),
  }),
  sumber: z.string(),
})
export type UsageRule = z.infer<typeof UsageRule>

const numberError = (name: string) => `${name} harus angka di atas 0`
const optionalNumber = (name: string, max: number) =>
  optionalDecimal(`${name} harus angka di atas 0, atau kosong`, max).default(null)
const DOSIS_MAX = 1_000_000

/** Input of one rule, from a form or an API call. */
export const UsageRuleInput = z
  .object({
    cara: z.enum(METHODS, `Cara pakai hanya ${METHODS.join(', ')}`),
    untuk: z.array(KodePenyakit, 'Kode penyakit tidak dikenal').default([]),
    min: decimalInput(numberError('Dosis'), DOSIS_MAX),
    maks: decimalInput(numberError('Dosis'), DOSIS_MAX),
    satuan: z.enum(SATUAN_DOSIS, `Satuan dosis hanya ${SATUAN_DOSIS.join(', ')}`),
    lama: optionalNumber('Lama', 10_000),
    ulang_hari: optionalNumber('Jarak ulang', 365),
    batas: z
      .object({
        suhu_maks: optionalNumber('Suhu', 60),
        do_min: optionalNumber('Oksigen', 30),
        maks_keras: optionalNumber('Batas dosis', DOSIS_MAX),
      })
      .prefault({}),
    sumber: lineOf('Sumber', 200),
  })
  .superRefine(({ min, maks, batas: { maks_keras } }, context) => {
    if (maks < min)
      context.addIssue({ code: 'custom', path: ['maks'], message: 'Dosis terbesar tidak boleh di bawah yang terkecil' })
    if (maks_keras !== null && maks_keras < maks)
      context.addIssue({
        code: 'custom',
        path: ['batas', 'maks_keras'],
        message: 'Batas tidak boleh di bawah dosis terbesar',
      })
  })

/**
 * Formats a rule for a spreadsheet cell and the audit trail:
 * `rendam | untuk cacing-kulit | 75-150 ppm | 30 menit | … | sumber Label`.
 */
export function writeUsageRule(aturan: UsageRule): string {
  const { cara, untuk, ulang_hari, batas, sumber } = aturan
  const condition = (value: number | null, text: (number: string) => string) =>
    value === null ? '' : text(formatDecimal(value))
  return [
    cara,
    untuk.length > 0 && `untuk ${untuk.join(', ')}`,
    writeDosis(aturan, '-', formatDecimal),
    formatDuration(aturan, formatDecimal),
    condition(ulang_hari, (hari) => `ulang ${hari} hari`),
    condition(batas.suhu_maks, (suhu) => `suhu maks ${suhu}`),
    condition(batas.do_min, (oxygen) => `DO min ${oxygen}`),
    condition(batas.maks_keras, (dosis) => `maks keras ${dosis}`),
    `sumber ${sumber}`,
  ]
    .filter(Boolean)
    .join(' | ')
}

const NUMBER = '([\\d.,]+)'
/** Pattern of each part of a formatted rule, with its parser. */
const PART_PATTERNS: [pola: RegExp, isi: (...found: string[]) => object][] = [
  [new RegExp(`^(${METHODS.join('|')})$`, 'i'), (method = '') => ({ cara: method.toLowerCase() })],
  [
    /^untuk (.*)/i,
    (kode = '') => ({
      untuk: kode
        .toLowerCase()
        .split(/\s*,\s*/)
        .filter(Boolean),
    }),
  ],
  [
    new RegExp(`^${NUMBER}(?:\\s*(?:-|–|sampai)\\s*${NUMBER})?\\s*(${SATUAN_DOSIS.join('|')})$`, 'i'),
    (min, max = min, satuan = '') => ({
      min,
      maks: max,
      satuan: SATUAN_DOSIS.find((one) => one.toLowerCase() === satuan.toLowerCase()),
    }),
  ],
  [
    new RegExp(`^${NUMBER} (menit|hari)$`, 'i'),
    (duration, satuan = '') => ({ lama: duration, per: satuan.toLowerCase() }),
  ],
  [new RegExp(`^ulang ${NUMBER} hari$`, 'i'), (repeatHari) => ({ ulang_hari: repeatHari })],
  [new RegExp(`^suhu maks ${NUMBER}$`, 'i'), (maxSuhu) => ({ suhu_maks: maxSuhu })],
  [new RegExp(`^DO min ${NUMBER}$`, 'i'), (do_min) => ({ do_min })],
  [new RegExp(`^maks keras ${NUMBER}$`, 'i'), (hardMax) => ({ maks_keras: hardMax })],
  [/^sumber (.*)/i, (sumber) => ({ sumber })],
]

/** Parses a formatted rule. Returns undefined if the text is invalid or repeats a part. */
export function readUsageRule(text: string): object | undefined {
  const content: Record<string, unknown> = {}
  for (const bagian of text.replace(/\s+/g, ' ').split('|')) {
    const found = readPart(bagian.trim())
    if (!found || Object.keys(found).some((name) => name in content)) return undefined
    Object.assign(content, found)
  }
  const { suhu_maks, do_min, maks_keras, per, ...aturan } = content
  const { cara, min } = aturan
  if (!cara || !min || (per && per !== durationUnit(cara as Usage))) return undefined
  return { ...aturan, batas: { suhu_maks, do_min, maks_keras } }
}

function readPart(bagian: string): object | undefined {
  for (const [pola, content] of PART_PATTERNS) {
    const found = bagian.match(pola)
    if (found) return content(...(found.slice(1) as string[]))
  }
  return undefined
}

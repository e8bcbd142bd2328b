import { z } from 'zod'
import { decimalInput, optionalDecimal } from '#contract/decimal.ts'
import { formatDecimal } from '#contract/whole-number.ts'
import { baris } from './baris-input.ts'
import { KodePenyakit } from './penyakit.ts'
import { CARA, formatLama, SATUAN_DOSIS, satuanLama, type Usage, writeDosis } from './usage-words.ts'

/** One way to use a product: purpose, dose, duration, contraindications and source. */
export const UsageRule = z.object({
  cara: z.enum(CARA),
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

const number = (nama: string) => `${nama} harus angka di atas 0`
const empty = (nama: string, max: number) =>
  optionalDecimal(`${nama} harus angka di atas 0, atau kosong`, max).default(null)
const DOSIS_MAX = 1_000_000

/** Input of one rule, from a form or an API call. */
export const UsageRuleInput = z
  .object({
    cara: z.enum(CARA, `Cara pakai hanya ${CARA.join(', ')}`),
    untuk: z.array(KodePenyakit, 'Kode penyakit tidak dikenal').default([]),
    min: decimalInput(number('Dosis'), DOSIS_MAX),
    maks: decimalInput(number('Dosis'), DOSIS_MAX),
    satuan: z.enum(SATUAN_DOSIS, `Satuan dosis hanya ${SATUAN_DOSIS.join(', ')}`),
    lama: empty('Lama', 10_000),
    ulang_hari: empty('Jarak ulang', 365),
    batas: z
      .object({
        suhu_maks: empty('Suhu', 60),
        do_min: empty('Oksigen', 30),
        maks_keras: empty('Batas dosis', DOSIS_MAX),
      })
      .prefault({}),
    sumber: baris('Sumber', 200),
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
    formatLama(aturan, formatDecimal),
    condition(ulang_hari, (hari) => `ulang ${hari} hari`),
    condition(batas.suhu_maks, (suhu) => `suhu maks ${suhu}`),
    condition(batas.do_min, (oksigen) => `DO min ${oksigen}`),
    condition(batas.maks_keras, (dosis) => `maks keras ${dosis}`),
    `sumber ${sumber}`,
  ]
    .filter(Boolean)
    .join(' | ')
}

const NUMBER = '([\\d.,]+)'
/** Pattern of each part of a formatted rule, with its parser. */
const BAGIAN: [pola: RegExp, isi: (...found: string[]) => object][] = [
  [new RegExp(`^(${CARA.join('|')})$`, 'i'), (cara = '') => ({ cara: cara.toLowerCase() })],
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
    (min, maks = min, satuan = '') => ({
      min,
      maks,
      satuan: SATUAN_DOSIS.find((one) => one.toLowerCase() === satuan.toLowerCase()),
    }),
  ],
  [new RegExp(`^${NUMBER} (menit|hari)$`, 'i'), (lama, satuan = '') => ({ lama, per: satuan.toLowerCase() })],
  [new RegExp(`^ulang ${NUMBER} hari$`, 'i'), (ulang_hari) => ({ ulang_hari })],
  [new RegExp(`^suhu maks ${NUMBER}$`, 'i'), (suhu_maks) => ({ suhu_maks })],
  [new RegExp(`^DO min ${NUMBER}$`, 'i'), (do_min) => ({ do_min })],
  [new RegExp(`^maks keras ${NUMBER}$`, 'i'), (maks_keras) => ({ maks_keras })],
  [/^sumber (.*)/i, (sumber) => ({ sumber })],
]

/** Parses a formatted rule. Returns undefined if the text is invalid or repeats a part. */
export function readUsageRule(text: string): object | undefined {
  const isi: Record<string, unknown> = {}
  for (const bagian of text.replace(/\s+/g, ' ').split('|')) {
    const found = readSection(bagian.trim())
    if (!found || Object.keys(found).some((name) => name in isi)) return undefined
    Object.assign(isi, found)
  }
  const { suhu_maks, do_min, maks_keras, per, ...aturan } = isi
  const { cara, min } = aturan
  if (!cara || !min || (per && per !== satuanLama(cara as Usage))) return undefined
  return { ...aturan, batas: { suhu_maks, do_min, maks_keras } }
}

function readSection(bagian: string): object | undefined {
  for (const [pola, isi] of BAGIAN) {
    const found = bagian.match(pola)
    if (found) return isi(...(found.slice(1) as string[]))
  }
  return undefined
}

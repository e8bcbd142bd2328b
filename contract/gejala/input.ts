import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { UKURAN, type Ukuran } from '#content/skor-rules.ts'
import { type AirName, WATER_LIMITS } from '#content/water-limits.ts'
import { formatNumber } from '#contract/whole-number.ts'

/** The user's observations, counts and measurements. A missing value is unknown. */
export interface FormValues extends Partial<Record<AirName, number>> {
  /** Unique codes, in the order of the list. */
  gejala: KodeGejala[]
  ukuran?: Ukuran
  /** Fish that died today and yesterday, and the number of fish in the cage or tank. */
  mati?: number
  kemarin?: number
  ekor?: number
  /** Deaths of both days in percent of the fish; they take precedence over the counts. */
  matiPersen?: number
  kemarinPersen?: number
  /** Days since the fry arrived. */
  datang?: number
  /** Hours since the water was measured. */
  ukur?: number
}

export const KODE_GEJALA = Object.keys(GEJALA) as KodeGejala[]
export const AIR_NAMES = Object.keys(WATER_LIMITS) as AirName[]
export const UKURAN_NAMES = Object.keys(UKURAN) as Ukuran[]

/** Numeric fields of `FormValues`, in the order of its URL, with their limits. */
export const NUMBER: Record<
  Exclude<keyof FormValues, 'gejala' | 'ukuran'>,
  { max: number; utuh?: true; aboveZero?: true }
> = {
  mati: { max: 1_000_000, utuh: true },
  kemarin: { max: 1_000_000, utuh: true },
  ekor: { max: 1_000_000, utuh: true, aboveZero: true },
  matiPersen: { max: 100 },
  kemarinPersen: { max: 100 },
  datang: { max: 365, utuh: true },
  do: { max: WATER_LIMITS.do.max },
  suhu: { max: WATER_LIMITS.suhu.max },
  salinitas: { max: WATER_LIMITS.salinitas.max },
  ph: { max: WATER_LIMITS.ph.max },
  amonia: { max: WATER_LIMITS.amonia.max },
  ukur: { max: 720, utuh: true },
}
export const NUMBER_NAMES = Object.keys(NUMBER) as (keyof typeof NUMBER)[]

/** Query parameters of the symptom check. A form without JavaScript sends each sign as its own parameter. */
export const INPUT_NAMES: readonly string[] = ['gejala', 'ukuran', ...NUMBER_NAMES, ...KODE_GEJALA]

/** Parses a number. @param text as typed, with a decimal comma or point @returns undefined for an invalid number */
export function readNumber(name: keyof typeof NUMBER, text: string): number | undefined {
  const { max, utuh, aboveZero } = NUMBER[name]
  const typed = text.trim().replace(',', '.')
  if (!(utuh ? /^\d{1,7}$/ : /^\d{1,7}(\.\d{1,4})?$/).test(typed)) return undefined
  const number = Number(typed)
  return number > max || (aboveZero && number === 0) ? undefined : number
}

/** Numbers that are not in their limits, as typed. */
export type InvalidNumbers = Partial<Record<keyof typeof NUMBER, string>>

/** Longest invalid number that is kept: a longer text is no number. */
const INVALID_MAX = 9

/** Returns the numbers of a URL that are not in their limits, so that a form without JavaScript shows them again. */
export function readInvalid(search: URLSearchParams): InvalidNumbers {
  const typed = NUMBER_NAMES.map((name) => [name, (search.get(name) ?? '').trim()] as const)
  return Object.fromEntries(
    typed.filter(([name, text]) => text !== '' && text.length <= INVALID_MAX && readNumber(name, text) === undefined),
  )
}

/** Returns the limits of a number as a request to the user. */
export function numberMessage(name: keyof typeof NUMBER): string {
  const { max, utuh, aboveZero } = NUMBER[name]
  return `Isi angka${utuh ? ' bulat' : ''}, ${aboveZero ? 1 : 0} sampai ${formatNumber(max)}.`
}

/** Parses a URL or a form leniently: invalid values are omitted. */
export function readInput(search: URLSearchParams): FormValues {
  const mentioned = new Set((search.get('gejala') ?? '').toUpperCase().split(/[\s,]+/))
  const input: FormValues = { gejala: KODE_GEJALA.filter((kode) => mentioned.has(kode) || search.has(kode)) }
  const ukuran = UKURAN_NAMES.find((name) => name === search.get('ukuran'))
  if (ukuran) input.ukuran = ukuran
  for (const name of NUMBER_NAMES) {
    const number = readNumber(name, search.get(name) ?? '')
    if (number !== undefined) input[name] = number
  }
  return input
}

/**
 * Returns the canonical query string of the input; empty without any value. Commas are not encoded, to keep the URL readable.
 * @param invalid numbers to show again, after the valid values
 */
export function writeInput(input: FormValues, invalid: InvalidNumbers = {}): string {
  const search = [
    ...(input.gejala.length > 0
      ? [`gejala=${KODE_GEJALA.filter((kode) => input.gejala.includes(kode)).join(',')}`]
      : []),
    ...(input.ukuran ? [`ukuran=${input.ukuran}`] : []),
    ...NUMBER_NAMES.flatMap((name) => (input[name] === undefined ? [] : [`${name}=${input[name]}`])),
    ...NUMBER_NAMES.flatMap((name) =>
      invalid[name] === undefined ? [] : [`${name}=${encodeURIComponent(invalid[name])}`],
    ),
  ]
  return search.length > 0 ? `?${search.join('&')}` : ''
}

import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { UKURAN, type Ukuran } from '#content/skor-rules.ts'
import { type NamaAir, WATER_LIMITS } from '#content/water-limits.ts'

/** The user's observations, counts and measurements. A missing value is unknown. */
export interface FormValues extends Partial<Record<NamaAir, number>> {
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
export const NAMA_AIR = Object.keys(WATER_LIMITS) as NamaAir[]
export const NAMA_UKURAN = Object.keys(UKURAN) as Ukuran[]

/** Numeric fields of an `Isian`, in the order of its URL, with their limits. */
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
export function readNumber(nama: keyof typeof NUMBER, text: string): number | undefined {
  const { max, utuh, aboveZero } = NUMBER[nama]
  const typed = text.trim().replace(',', '.')
  if (!(utuh ? /^\d{1,7}$/ : /^\d{1,7}(\.\d{1,4})?$/).test(typed)) return undefined
  const number = Number(typed)
  return number > max || (aboveZero && number === 0) ? undefined : number
}

/** Parses a URL or a form leniently: invalid values are omitted. */
export function readInput(search: URLSearchParams): FormValues {
  const mentioned = new Set((search.get('gejala') ?? '').toUpperCase().split(/[\s,]+/))
  const isian: FormValues = { gejala: KODE_GEJALA.filter((kode) => mentioned.has(kode) || search.has(kode)) }
  const ukuran = NAMA_UKURAN.find((nama) => nama === search.get('ukuran'))
  if (ukuran) isian.ukuran = ukuran
  for (const nama of NUMBER_NAMES) {
    const number = readNumber(nama, search.get(nama) ?? '')
    if (number !== undefined) isian[nama] = number
  }
  return isian
}

/**
 * Returns the canonical query string of an `Isian`; empty without any value. Commas are not encoded, to keep the URL readable.
 */
export function writeInput(isian: FormValues): string {
  const search = [
    ...(isian.gejala.length > 0
      ? [`gejala=${KODE_GEJALA.filter((kode) => isian.gejala.includes(kode)).join(',')}`]
      : []),
    ...(isian.ukuran ? [`ukuran=${isian.ukuran}`] : []),
    ...NUMBER_NAMES.flatMap((nama) => (isian[nama] === undefined ? [] : [`${nama}=${isian[nama]}`])),
  ]
  return search.length > 0 ? `?${search.join('&')}` : ''
}

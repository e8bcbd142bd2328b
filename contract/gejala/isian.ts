import { UKURAN, type Ukuran } from '#content/aturan-skor.ts'
import { BATAS_AIR, type NamaAir } from '#content/batas-air.ts'
import { GEJALA, type KodeGejala } from '#content/gejala.ts'

/** The user's observations, counts and measurements. A missing value is unknown. */
export interface Isian extends Partial<Record<NamaAir, number>> {
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
export const NAMA_AIR = Object.keys(BATAS_AIR) as NamaAir[]
export const NAMA_UKURAN = Object.keys(UKURAN) as Ukuran[]

/** Numeric fields of an `Isian`, in the order of its URL, with their limits. */
export const ANGKA: Record<
  Exclude<keyof Isian, 'gejala' | 'ukuran'>,
  { max: number; utuh?: true; lebihDariNol?: true }
> = {
  mati: { max: 1_000_000, utuh: true },
  kemarin: { max: 1_000_000, utuh: true },
  ekor: { max: 1_000_000, utuh: true, lebihDariNol: true },
  matiPersen: { max: 100 },
  kemarinPersen: { max: 100 },
  datang: { max: 365, utuh: true },
  do: { max: BATAS_AIR.do.max },
  suhu: { max: BATAS_AIR.suhu.max },
  salinitas: { max: BATAS_AIR.salinitas.max },
  ph: { max: BATAS_AIR.ph.max },
  amonia: { max: BATAS_AIR.amonia.max },
  ukur: { max: 720, utuh: true },
}
export const NAMA_ANGKA = Object.keys(ANGKA) as (keyof typeof ANGKA)[]

/** Query parameters of the symptom check. A form without JavaScript sends each sign as its own parameter. */
export const NAMA_ISIAN: readonly string[] = ['gejala', 'ukuran', ...NAMA_ANGKA, ...KODE_GEJALA]

/** Parses a number. @param text as typed, with a decimal comma or point @returns undefined for an invalid number */
export function readAngka(nama: keyof typeof ANGKA, text: string): number | undefined {
  const { max, utuh, lebihDariNol } = ANGKA[nama]
  const typed = text.trim().replace(',', '.')
  if (!(utuh ? /^\d{1,7}$/ : /^\d{1,7}(\.\d{1,4})?$/).test(typed)) return undefined
  const angka = Number(typed)
  return angka > max || (lebihDariNol && angka === 0) ? undefined : angka
}

/** Parses a URL or a form leniently: invalid values are omitted. */
export function readIsian(search: URLSearchParams): Isian {
  const disebut = new Set((search.get('gejala') ?? '').toUpperCase().split(/[\s,]+/))
  const isian: Isian = { gejala: KODE_GEJALA.filter((kode) => disebut.has(kode) || search.has(kode)) }
  const ukuran = NAMA_UKURAN.find((nama) => nama === search.get('ukuran'))
  if (ukuran) isian.ukuran = ukuran
  for (const nama of NAMA_ANGKA) {
    const angka = readAngka(nama, search.get(nama) ?? '')
    if (angka !== undefined) isian[nama] = angka
  }
  return isian
}

/**
 * Returns the canonical query string of an `Isian`; empty without any value. Commas are not encoded, to keep the URL readable.
 */
export function writeIsian(isian: Isian): string {
  const search = [
    ...(isian.gejala.length > 0
      ? [`gejala=${KODE_GEJALA.filter((kode) => isian.gejala.includes(kode)).join(',')}`]
      : []),
    ...(isian.ukuran ? [`ukuran=${isian.ukuran}`] : []),
    ...NAMA_ANGKA.flatMap((nama) => (isian[nama] === undefined ? [] : [`${nama}=${isian[nama]}`])),
  ]
  return search.length > 0 ? `?${search.join('&')}` : ''
}

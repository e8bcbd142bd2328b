import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { COLUMNS, type ColumnName } from './input.ts'

/*
 * Numbers that a farm hardly means: the calculator asks about them, with the likely unit, before it computes. Absolute limits
 * are elsewhere and cannot be confirmed away. The thresholds are rules of this site.
 */

/** Values to look at, in the units of `COLUMNS`; absent ones are not doubted. */
export type Plausible = Partial<Record<ColumnName, number>>

export interface Doubt {
  name: ColumnName
  value: number
  /** Question with the likely unit. */
  kalimat: string
}

const unitOf = (name: ColumnName) => ` ${COLUMNS[name].satuan}`.trimEnd()

/** '1.600 m³? Maksudnya 1.600 liter (1,6 m³)?' */
const ask = (name: ColumnName, value: number, meant?: string): Doubt => ({
  name,
  value,
  kalimat: `${COLUMNS[name].label} ${formatNumber(value)}${unitOf(name)}? ${meant ? `Maksudnya ${meant}?` : 'Periksa lagi angkanya.'}`,
})
const tidy = (value: number) => formatNumber(Number(value.toPrecision(4)))

/** Largest plausible values; above them the farmer probably wrote another unit. */
const LIMITS = {
  /** m³ of one bath: a wrapped cage of 5 × 5 × 4 m. */
  volume: 100,
  /** m, of a tank or cage. */
  length: 30,
  /** m of water. */
  depth: 12,
  /** Fish of one calculation. */
  ekor: 1_000_000,
  /** g of one fish. */
  berat: 10_000,
  /** kg of all fish. */
  biomass: 100_000,
} as const
const LENGTHS = ['panjang', 'lebar', 'diameter', 'sisi'] as const

function ofWater({ volume, suhu, oksigen, salinitas, dari, ...sizes }: Plausible): Doubt[] {
  const long = LENGTHS.flatMap((name) => {
    const value = sizes[name]
    return value !== undefined && value > LIMITS.length
      ? [ask(name, value, `${formatNumber(value)} cm (${tidy(value / 100)} m)`)]
      : []
  })
  const deep = (['dalam', 'kerucut'] as const).flatMap((name) => {
    const value = sizes[name]
    return value !== undefined && value > LIMITS.depth
      ? [ask(name, value, `${formatNumber(value)} cm (${tidy(value / 100)} m)`)]
      : []
  })
  return [
    ...(volume !== undefined && volume > LIMITS.volume
      ? [ask('volume', volume, `${formatNumber(volume)} liter (${tidy(volume / 1000)} m³)`)]
      : []),
    ...long,
    ...deep,
    ...(suhu !== undefined && (suhu < 18 || suhu > 36) ? [ask('suhu', suhu)] : []),
    ...(oksigen !== undefined && oksigen > 14
      ? [ask('oksigen', oksigen, `${formatNumber(oksigen)}% jenuh (isi dalam mg/L)`)]
      : []),
    ...(['salinitas', 'dari'] as const).flatMap((name) => {
      const value = { salinitas, dari }[name]
      return value !== undefined && value > 40 ? [ask(name, value)] : []
    }),
  ]
}

function ofFish({ ekor, berat, fr }: Plausible): Doubt[] {
  const biomass = ekor !== undefined && berat !== undefined ? (ekor * berat) / 1000 : 0
  // Fry below a gram exist; they eat much for their weight.
  const isFry = fr === undefined || fr >= 5
  const weight =
    berat === undefined
      ? []
      : berat > LIMITS.berat
        ? [ask('berat', berat, 'berat seluruhnya (isi berat satu ekor)')]
        : berat < 1 && !isFry
          ? [ask('berat', berat, `${formatNumber(berat)} kg (${tidy(berat * 1000)} g)`)]
          : []
  return [
    ...(ekor !== undefined && ekor > LIMITS.ekor ? [ask('ekor', ekor)] : []),
    ...weight,
    ...(ekor !== undefined && weight.length === 0 && ekor <= LIMITS.ekor && biomass > LIMITS.biomass
      ? [
          {
            name: 'ekor' as const,
            value: ekor,
            kalimat: `Ikan seluruhnya ${tidy(biomass)} kg? Periksa jumlah dan berat ikan.`,
          },
        ]
      : []),
    ...(fr !== undefined && fr < 0.2 ? [ask('fr', fr, `${tidy(fr * 100)}%`)] : []),
    ...(fr !== undefined && fr > 10 && (berat ?? 0) >= 20 ? [ask('fr', fr, `${tidy(fr / 10)}%`)] : []),
  ]
}

/** Recommended dose, in the unit of the value. */
export type DoseRange = Pick<UsageRule, 'min' | 'maks'>

/**
 * Factor beyond the recommended range from which a screen doubts a dose: nearer ones get a note that the farmer reads. Programs
 * do not read notes, so public calls doubt every dose outside the range (factor 1).
 */
const DOSE_FACTOR = 3

function ofDose(name: 'ppm' | 'dosis', value: number | undefined, range: DoseRange, factor: number): Doubt[] {
  if (value === undefined || (value <= range.maks * factor && value >= range.min / factor)) return []
  const recommended = [...new Set([range.min, range.maks])].map(formatNumber).join('–')
  // A thousand times too much or too little: grams for milligrams.
  const likely = [value * 1000, value / 1000].find((other) => other >= range.min && other <= range.maks)
  const meant = likely === undefined ? `anjuran produk ini, ${recommended}` : tidy(likely)
  return [ask(name, value, meant)]
}

/** Returns the questions about these values, in the order of the form. @param factor see `DOSE_FACTOR` */
export function doubtsOf(values: Plausible, range?: DoseRange, factor = DOSE_FACTOR): Doubt[] {
  return [
    ...ofWater(values),
    ...ofFish(values),
    ...(range ? [...ofDose('ppm', values.ppm, range, factor), ...ofDose('dosis', values.dosis, range, factor)] : []),
  ]
}

/** Confirmation of these questions: it names the values, so that a changed value is asked about again. */
export const confirmationOf = (doubts: readonly Doubt[]): string =>
  doubts.map(({ name, value }) => `${name}-${value}`).join('_')

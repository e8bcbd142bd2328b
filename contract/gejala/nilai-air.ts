import type { KodePenyakit } from '#content/penyakit.ts'
import { type AirName, ASSUMED_WATER, TOXIC_AMMONIA, WATER_LIMITS } from '#content/water-limits.ts'
import { AIR_NAMES, type FormValues } from './input.ts'
import { toxicAmmonia } from './toxic-ammonia.ts'

/** Measured values, and toxic ammonia, which is computed from them. */
export type WaterName = AirName | 'nh3'
export const WATER_NAMES: readonly WaterName[] = [...AIR_NAMES, 'nh3']
/** Returns limits and texts of a value. */
export const waterLimits = (name: WaterName) => (name === 'nh3' ? TOXIC_AMMONIA : WATER_LIMITS[name])

/** A measured value compared with the needs of groupers. */
export interface WaterState {
  nama: WaterName
  nilai: number
  keadaan: 'baik' | 'perhatikan' | 'bertindak' | 'darurat'
  /** Side on which the value misses the target; null within it. */
  sisi: 'kurang' | 'lebih' | null
  /** Card with the instructions. */
  kartu: KodePenyakit | null
  /** Values that were not measured, and what toxic ammonia was computed with instead. */
  assumed?: Partial<typeof ASSUMED_WATER>
}

interface Limit {
  target: { dari?: number; sampai?: number }
  bertindak: { below?: number; above?: number; from?: number }
  darurat?: number
  kartu: { below?: KodePenyakit; above?: KodePenyakit }
}

/**
 * Rates the measured values, and the toxic ammonia in them, by the table in `content/water-limits.ts`. A value exactly on a limit
 * needs no action yet, except toxic ammonia.
 */
export const rateWater = (input: FormValues): WaterState[] => [
  ...AIR_NAMES.flatMap((name) => {
    const value = input[name]
    return value === undefined ? [] : [{ nama: name, nilai: value, ...rateValue(value, WATER_LIMITS[name]) }]
  }),
  ...rateToxicAmmonia(input),
]

/** Returns the values that need action before any disease is treated, emergencies first. */
export const urgentWater = (air: readonly WaterState[]): WaterState[] =>
  air
    .filter(({ keadaan }) => keadaan === 'darurat' || keadaan === 'bertindak')
    .sort((a, b) => Number(b.keadaan === 'darurat') - Number(a.keadaan === 'darurat'))

/** Without a pH the share is unknown, and nothing is returned. */
function rateToxicAmmonia({ amonia, ph, suhu, salinitas }: FormValues): WaterState[] {
  if (amonia === undefined || ph === undefined) return []
  const assumed = {
    ...(suhu === undefined && { suhu: ASSUMED_WATER.suhu }),
    ...(salinitas === undefined && { salinitas: ASSUMED_WATER.salinitas }),
  }
  const value = toxicAmmonia(amonia, {
    ph,
    suhu: suhu ?? ASSUMED_WATER.suhu,
    salinitas: salinitas ?? ASSUMED_WATER.salinitas,
  })
  return [
    {
      nama: 'nh3',
      nilai: value,
      ...rateValue(value, TOXIC_AMMONIA),
      ...(Object.keys(assumed).length > 0 && { assumed }),
    },
  ]
}

function rateValue(
  value: number,
  { target, bertindak, darurat = -1, kartu }: Limit,
): Omit<WaterState, 'nama' | 'nilai'> {
  const isTooLittle = value < (target.dari ?? Number.NEGATIVE_INFINITY)
  const isTooMuch = value > (target.sampai ?? Number.POSITIVE_INFINITY)
  if (!isTooLittle && !isTooMuch) return { keadaan: 'baik', sisi: null, kartu: null }
  const needed = isTooLittle
    ? value < (bertindak.below ?? Number.NEGATIVE_INFINITY)
    : value > (bertindak.above ?? Number.POSITIVE_INFINITY) || value >= (bertindak.from ?? Number.POSITIVE_INFINITY)
  return {
    keadaan: value < darurat ? 'darurat' : needed ? 'bertindak' : 'perhatikan',
    sisi: isTooLittle ? 'kurang' : 'lebih',
    kartu: (needed && (isTooLittle ? kartu.below : kartu.above)) || null,
  }
}

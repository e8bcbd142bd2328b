import type { KodePenyakit } from '#content/penyakit.ts'
import { type AirName, WATER_LIMITS } from '#content/water-limits.ts'
import { AIR_NAMES, type FormValues } from './input.ts'

/** A measured value compared with the needs of groupers. */
export interface WaterState {
  nama: AirName
  nilai: number
  keadaan: 'baik' | 'perhatikan' | 'bertindak' | 'darurat'
  /** Side on which the value misses the target; null within it. */
  sisi: 'kurang' | 'lebih' | null
  /** Card with the instructions. */
  kartu: KodePenyakit | null
}

interface Limit {
  target: { dari?: number; sampai?: number }
  bertindak: { below?: number; above?: number }
  darurat?: number
  kartu: { below?: KodePenyakit; above?: KodePenyakit }
}

/** Rates the measured values by the table in `content/water-limits.ts`. A value exactly on a limit needs no action yet. */
export const rateWater = (input: FormValues): WaterState[] =>
  AIR_NAMES.flatMap((name) => {
    const value = input[name]
    return value === undefined ? [] : [{ nama: name, nilai: value, ...rateValue(value, WATER_LIMITS[name]) }]
  })

function rateValue(
  value: number,
  { target, bertindak, darurat = -1, kartu }: Limit,
): Omit<WaterState, 'nama' | 'nilai'> {
  const isTooLittle = value < (target.dari ?? Number.NEGATIVE_INFINITY)
  const isTooMuch = value > (target.sampai ?? Number.POSITIVE_INFINITY)
  if (!isTooLittle && !isTooMuch) return { keadaan: 'baik', sisi: null, kartu: null }
  const needed = isTooLittle
    ? value < (bertindak.below ?? Number.NEGATIVE_INFINITY)
    : value > (bertindak.above ?? Number.POSITIVE_INFINITY)
  return {
    keadaan: value < darurat ? 'darurat' : needed ? 'bertindak' : 'perhatikan',
    sisi: isTooLittle ? 'kurang' : 'lebih',
    kartu: (needed && (isTooLittle ? kartu.below : kartu.above)) || null,
  }
}

import { WATER_LIMITS, type WaterLimits } from '#content/water-limits.ts'
import type { AIR } from './columns.ts'

export type WaterField = (typeof AIR)[number]
export type WaterQuality = 'baik' | 'awas' | 'bertindak' | 'darurat'

/** Rates a water value: on target, off target, action needed, or lethal within hours. */
export function waterQuality(measure: WaterField, value: number): WaterQuality {
  const { target, bertindak, darurat = -1 }: WaterLimits = WATER_LIMITS[measure]
  if (value < darurat) return 'darurat'
  if (isOutside(value, bertindak.below, bertindak.above)) return 'bertindak'
  return isOutside(value, target.dari, target.sampai) ? 'awas' : 'baik'
}

const isOutside = (value: number, from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY) =>
  value < from || value > until

import { WATER_LIMITS, type WaterLimits } from '#content/water-limits.ts'
import type { AIR } from './columns.ts'

export type WaterField = (typeof AIR)[number]
export type WaterQuality = 'baik' | 'awas' | 'bertindak' | 'darurat'

/** Rates a water value: on target, off target, action needed, or lethal within hours. */
export function waterQuality(ukur: WaterField, nilai: number): WaterQuality {
  const { target, bertindak, darurat = -1 }: WaterLimits = WATER_LIMITS[ukur]
  if (nilai < darurat) return 'darurat'
  if (isOutside(nilai, bertindak.below, bertindak.above)) return 'bertindak'
  return isOutside(nilai, target.dari, target.sampai) ? 'awas' : 'baik'
}

const isOutside = (nilai: number, dari = Number.NEGATIVE_INFINITY, sampai = Number.POSITIVE_INFINITY) =>
  nilai < dari || nilai > sampai

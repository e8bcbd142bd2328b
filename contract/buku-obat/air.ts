import { BATAS_AIR, type BatasAir } from '#content/batas-air.ts'
import type { AIR } from './kolom.ts'

export type Ukur = (typeof AIR)[number]
export type MutuAir = 'baik' | 'awas' | 'bertindak' | 'darurat'

/** Rates a water value: on target, off target, action needed, or lethal within hours. */
export function mutuAir(ukur: Ukur, nilai: number): MutuAir {
  const { sasaran, bertindak, darurat = -1 }: BatasAir = BATAS_AIR[ukur]
  if (nilai < darurat) return 'darurat'
  if (isOutside(nilai, bertindak.bawah, bertindak.atas)) return 'bertindak'
  return isOutside(nilai, sasaran.dari, sasaran.sampai) ? 'awas' : 'baik'
}

const isOutside = (nilai: number, dari = Number.NEGATIVE_INFINITY, sampai = Number.POSITIVE_INFINITY) =>
  nilai < dari || nilai > sampai

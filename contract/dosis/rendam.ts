import { formatNumber } from '#contract/whole-number.ts'
import type { Kekuatan } from './kekuatan.ts'
import type { Limit } from './limits.ts'
import { roundTakaran, roundTakaranDown, roundVisible } from './number.ts'

export interface TakaranRendam {
  /** Grams of active substance, not rounded. */
  aktif: number
  /** Rounded amount of product, in `satuan`. */
  takaran: number
  satuan: Kekuatan['satuan']
  /** Concentration of the rounded amount in ppm, one decimal. */
  ppm: number
}

/**
 * Returns the amount of a product for a bath. `aktif = ppm × m³` (1 ppm = 1 mg/L = 1 g/m³), `takaran = aktif / strength`.
 * Intermediate results are not rounded.
 * @param ppm of the active substance, or of the product if the strength is 1
 * @param volume m³
 * @param maks ppm limit; an amount that would exceed it is rounded down
 */
export function takaranRendam(bath: {
  ppm: number
  volume: number
  kekuatan: Kekuatan
  maks?: number | null
}): TakaranRendam {
  const { ppm, volume, kekuatan, maks } = bath
  const activeAmount = ppm * volume
  const exact = activeAmount / kekuatan.aktif
  const near = roundTakaran(exact)
  const isBeyond = maks != null && near * kekuatan.aktif > maks * volume
  const takaran = isBeyond ? roundTakaranDown(exact) : near
  return { aktif: activeAmount, takaran, satuan: kekuatan.satuan, ppm: ppmFrom(takaran, volume, kekuatan) }
}

/** Returns the concentration of an amount of product, in ppm with one decimal. */
export function ppmFrom(takaran: number, volume: number, kekuatan: Kekuatan): number {
  return roundVisible((takaran * kekuatan.aktif) / volume, 1)
}

/** Measured water values and the planned duration; undefined if unknown. */
export interface WaterState {
  ppm: number
  menit?: number
  /** °C */
  suhu?: number
  /** mg/L */
  oksigen?: number
}

/** Returns the reasons to reject a dose, one sentence each; empty if there are none. */
export function rejectRendam({ ppm, menit }: WaterState, limits: Limit): string[] {
  const { ppm_maks, menit_maks, alasan } = limits
  return [
    ...(ppm_maks !== null && ppm > ppm_maks
      ? [`${formatNumber(ppm)} ppm melebihi batas ${formatNumber(ppm_maks)} ppm: ${alasan}.`]
      : []),
    ...(menit_maks !== null && menit !== undefined && menit > menit_maks
      ? [`${formatNumber(menit)} menit melebihi batas ${formatNumber(menit_maks)} menit.`]
      : []),
  ]
}

/** Returns the reasons to postpone the bath, one sentence each; empty if there are none. */
export function postponeRendam({ suhu, oksigen }: WaterState, { suhu_tunda, oksigen_min }: Limit): string[] {
  return [
    ...(suhu_tunda !== null && suhu !== undefined && suhu >= suhu_tunda
      ? [
          `Suhu air ${formatNumber(suhu)} °C. Pada ${formatNumber(suhu_tunda)} °C ke atas, rendam ini berbahaya bagi ikan.`,
        ]
      : []),
    ...(oksigen_min !== null && oksigen !== undefined && oksigen < oksigen_min
      ? [`Oksigen ${formatNumber(oksigen)} mg/L. Di bawah ${formatNumber(oksigen_min)} mg/L ikan tidak kuat direndam.`]
      : []),
  ]
}

/**
 * Liquids whose labels state the strength by weight, although farmers measure by volume: grams of active substance per mL, for
 * strengths with a known density. Strengths that are not listed are not estimated.
 */
export const LIQUID_STRENGTH = [
  {
    zat: ['hidrogen peroksida', 'hydrogen peroxide', 'h2o2'],
    gramPerMl: { 3: 0.03, 35: 0.396, 50: 0.598 },
    sumber: 'UF/IFAS FA157, dengan massa jenis larutan pada 20–25 °C',
  },
] as const satisfies { zat: readonly string[]; gramPerMl: Readonly<Record<number, number>>; sumber: string }[]

/** Grams of hydrogen peroxide per gram of sodium percarbonate. */
export const PEROXIDE_FROM_PERCARBONATE = { gramPerGram: 0.276, sumber: 'Marine Aquaculture Centre Singapura' } as const

/** Grams of sodium thiosulfate pentahydrate that neutralize one gram of chlorine. */
export const THIOSULFATE_PER_CHLORINE = { gramPerGram: 7, sumber: 'Kebiasaan umum di hatchery' } as const

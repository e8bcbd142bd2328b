import { NEVER_MIX, RENDAM_LIMITS, SUBSTANCE_LIMITS, type SubstanceLimits } from '#content/dosis-limits.ts'

/** Limits of a bath, combined from the substance's and the product's own. Null = no known limit. */
export interface Limit {
  ppm_maks: number | null
  menit_maks: number | null
  suhu_tunda: number | null
  oksigen_min: number | null
  /** Reason of `ppm_maks`, if it comes from the substance. */
  alasan: string
}

const LIMITS = Object.values<SubstanceLimits>(SUBSTANCE_LIMITS)

/** Returns the limits of a substance. @param name name of a substance or product, in any case */
export function substanceLimits(name: string): SubstanceLimits | undefined {
  const small = name.toLowerCase()
  return LIMITS.find(({ knownAs }) => knownAs.some((word) => small.includes(word)))
}

/** Returns warnings against mixing the substance with others, to display beside a dose. */
export function neverMix(name: string): string[] {
  const small = name.toLowerCase()
  return NEVER_MIX.filter(({ knownAs }) => knownAs.some((word) => small.includes(word))).map(({ kalimat }) => kalimat)
}

/** Returns the smallest known value. */
const smallest = (...values: (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number')
  return known.length > 0 ? Math.min(...known) : null
}

/**
 * Returns the stricter of the substance's limits and those of the product's rule.
 * @param name name of the substance, or of the product
 * @param aturan the product's own limits (`aturan_pakai[].batas`)
 * @param hasFish whether there are fish in the water; an empty tank never needs to wait
 */
export function mergeLimits(
  name: string,
  aturan?: { suhu_maks: number | null; do_min: number | null; maks_keras: number | null },
  hasFish = true,
): Limit {
  const zat = substanceLimits(name)
  const oxygen = Math.max(RENDAM_LIMITS.oksigen_min, aturan?.do_min ?? 0)
  const zatMax = hasFish ? zat?.ppm_maks : null
  const ppmMax = smallest(zatMax, aturan?.maks_keras)
  return {
    ppm_maks: ppmMax,
    menit_maks: smallest(hasFish ? zat?.menit_maks : null),
    suhu_tunda: hasFish ? smallest(zat?.suhu_tunda, aturan?.suhu_maks) : null,
    oksigen_min: hasFish ? oxygen : null,
    alasan: zat && ppmMax === zatMax ? zat.alasan : 'batas produk ini',
  }
}

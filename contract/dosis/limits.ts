import { NEVER_MIX, RENDAM_LIMITS, SUBSTANCE_LIMITS, type SubstanceLimits } from '#content/dosis-limits.ts'

/** Limits of a bath, combined from the substance's and the product's own. Null = no known limit. */
export interface Batas {
  ppm_maks: number | null
  menit_maks: number | null
  suhu_tunda: number | null
  oksigen_min: number | null
  /** Reason of `ppm_maks`, if it comes from the substance. */
  alasan: string
}

const LABELS = Object.values<SubstanceLimits>(SUBSTANCE_LIMITS)

/** Returns the limits of a substance. @param nama name of a substance or product, in any case */
export function substanceLimits(nama: string): SubstanceLimits | undefined {
  const small = nama.toLowerCase()
  return LABELS.find(({ known }) => known.some((kata) => small.includes(kata)))
}

/** Returns warnings against mixing the substance with others, to display beside a dose. */
export function neverMix(nama: string): string[] {
  const small = nama.toLowerCase()
  return NEVER_MIX.filter(({ knownAs }) => knownAs.some((kata) => small.includes(kata))).map(({ kalimat }) => kalimat)
}

/** Returns the smallest known value. */
const smallest = (...values: (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number')
  return known.length > 0 ? Math.min(...known) : null
}

/**
 * Returns the stricter of the substance's limits and those of the product's rule.
 * @param nama name of the substance, or of the product
 * @param aturan the product's own limits (`aturan_pakai[].batas`)
 * @param ada whether there are fish in the water; an empty tank never needs to wait
 */
export function mergeLimits(
  nama: string,
  aturan?: { suhu_maks: number | null; do_min: number | null; maks_keras: number | null },
  ada = true,
): Batas {
  const zat = substanceLimits(nama)
  const oksigen = Math.max(RENDAM_LIMITS.oksigen_min, aturan?.do_min ?? 0)
  return {
    ppm_maks: smallest(ada ? zat?.ppm_maks : null, aturan?.maks_keras),
    menit_maks: smallest(ada ? zat?.menit_maks : null),
    suhu_tunda: ada ? smallest(zat?.suhu_tunda, aturan?.suhu_maks) : null,
    oksigen_min: ada ? oksigen : null,
    alasan: zat?.alasan ?? 'batas produk ini',
  }
}

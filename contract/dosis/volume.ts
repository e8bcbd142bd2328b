import { VOLUME_LIMITS } from '#content/dosis-limits.ts'

/** Shapes of vessels with their dimensions in meters. `dalam` is the depth of the water, not the height of the wall. */
export const WADAH_SHAPES = {
  persegi: { nama: 'Bak persegi', ukuran: ['panjang', 'lebar', 'dalam'] },
  bulat: { nama: 'Bak atau keramba bulat', ukuran: ['diameter', 'dalam'] },
  kerucut: { nama: 'Bak bulat, dasar kerucut', ukuran: ['diameter', 'dalam', 'kerucut'] },
  keramba: { nama: 'Keramba persegi', ukuran: ['sisi', 'dalam'] },
} as const
export type WadahShape = keyof typeof WADAH_SHAPES
export const WADAH_SHAPE_NAMES = Object.keys(WADAH_SHAPES) as [WadahShape, ...WadahShape[]]

export const UKURAN = ['panjang', 'lebar', 'diameter', 'sisi', 'dalam', 'kerucut'] as const
export type Ukuran = (typeof UKURAN)[number]

// The value in the shop's printed formulas, so that results can be checked by hand.
// biome-ignore lint/suspicious/noApproximativeNumericConstant: the printed formulas use this number.
const PI = 3.14159

type Formula = (ukuran: Readonly<Record<Ukuran, number>>) => number
const FORMULAS: Record<WadahShape, Formula> = {
  persegi: ({ panjang, lebar, dalam }) => panjang * lebar * dalam,
  bulat: ({ diameter, dalam }) => ((PI * diameter ** 2) / 4) * dalam,
  kerucut: ({ diameter, dalam, kerucut }) =>
    ((PI * diameter ** 2) / 4) * dalam + (PI * (diameter / 2) ** 2 * kerucut) / 3,
  keramba: ({ sisi, dalam }) => sisi * sisi * dalam,
}

/**
 * Returns the water volume of a vessel in m³, not rounded; screens show two decimals.
 * @param ukuran meters; dimensions that the shape does not have are ignored
 * @returns undefined if a required dimension is missing
 */
export function computeVolume(
  shape: WadahShape,
  ukuran: Readonly<Partial<Record<Ukuran, number>>>,
): number | undefined {
  if (WADAH_SHAPES[shape].ukuran.some((name) => !((ukuran[name] ?? 0) > 0))) return undefined
  return FORMULAS[shape](ukuran as Record<Ukuran, number>)
}

/** True if the volume in m³ is plausible. */
export const isPlausibleVolume = (volume: number): boolean =>
  volume >= VOLUME_LIMITS.min && volume <= VOLUME_LIMITS.maks

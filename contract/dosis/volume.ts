import { BATAS_VOLUME } from '#content/batas-dosis.ts'

/** Shapes of vessels with their dimensions in meters. `dalam` is the depth of the water, not the height of the wall. */
export const BENTUK_WADAH = {
  persegi: { nama: 'Bak persegi', ukuran: ['panjang', 'lebar', 'dalam'] },
  bulat: { nama: 'Bak atau keramba bulat', ukuran: ['diameter', 'dalam'] },
  kerucut: { nama: 'Bak bulat, dasar kerucut', ukuran: ['diameter', 'dalam', 'kerucut'] },
  keramba: { nama: 'Keramba persegi', ukuran: ['sisi', 'dalam'] },
} as const
export type BentukWadah = keyof typeof BENTUK_WADAH
export const BENTUK = Object.keys(BENTUK_WADAH) as [BentukWadah, ...BentukWadah[]]

export const UKURAN = ['panjang', 'lebar', 'diameter', 'sisi', 'dalam', 'kerucut'] as const
export type Ukuran = (typeof UKURAN)[number]

/** The value in the shop's printed formulas, so that results can be checked by hand. */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: that is the number that people have.
const PI = 3.14159

type Rumus = (ukuran: Readonly<Record<Ukuran, number>>) => number
const RUMUS: Record<BentukWadah, Rumus> = {
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
export function hitungVolume(
  bentuk: BentukWadah,
  ukuran: Readonly<Partial<Record<Ukuran, number>>>,
): number | undefined {
  if (BENTUK_WADAH[bentuk].ukuran.some((nama) => !((ukuran[nama] ?? 0) > 0))) return undefined
  return RUMUS[bentuk](ukuran as Record<Ukuran, number>)
}

/** True if the volume in m³ is plausible. */
export const isVolumeWajar = (volume: number): boolean => volume >= BATAS_VOLUME.min && volume <= BATAS_VOLUME.maks

import { BATAS_VOLUME } from '#content/batas-dosis.ts'

/** Vessels, with what is measured of each, in metres. `dalam` is the water in it, not the height of its wall. */
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

/** As the shop's formulas write it, so that a result can be checked by hand. */
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
 * Cubic metres of water in a vessel, not rounded; for a screen round to two decimals.
 * @param ukuran metres; those that a shape does not have are not read
 * @returns undefined where a measure that the shape needs is missing
 */
export function hitungVolume(
  bentuk: BentukWadah,
  ukuran: Readonly<Partial<Record<Ukuran, number>>>,
): number | undefined {
  if (BENTUK_WADAH[bentuk].ukuran.some((nama) => !((ukuran[nama] ?? 0) > 0))) return undefined
  return RUMUS[bentuk](ukuran as Record<Ukuran, number>)
}

/** Is it a volume that somebody can have meant, in m³? */
export const isVolumeWajar = (volume: number): boolean => volume >= BATAS_VOLUME.min && volume <= BATAS_VOLUME.maks

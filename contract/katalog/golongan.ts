import { z } from 'zod'

/** Legal class of a product under Indonesian fish medicine law. `obat_keras`, which includes vaccines, needs a prescription. */
export const Golongan = z.enum(['obat_keras', 'obat_bebas_terbatas', 'obat_bebas', 'bukan_obat'])
export type Golongan = z.infer<typeof Golongan>

export const GOLONGAN: Record<Golongan, string> = {
  obat_keras: 'Obat keras',
  obat_bebas_terbatas: 'Obat bebas terbatas',
  obat_bebas: 'Obat bebas',
  bukan_obat: 'Bukan obat',
}

/**
 * Kinds of preparations (article 4 of the ministry's regulation 1/2019; summaries of its successor say nothing else). All but the
 * first are fish medicine and need a registration number, whatever their legal class.
 */
export const SEDIAAN = {
  bukan_obat: 'Bukan obat ikan',
  biologik: 'Biologik (vaksin)',
  farmasetik: 'Farmasetik',
  premiks: 'Premiks',
  probiotik: 'Probiotik',
  obat_alami: 'Obat alami',
} as const

/** Hazards that matter for carriers and storage. */
export const BAHAYA = {
  tidak_ada: 'Tidak ada',
  pengoksidasi: 'Pengoksidasi',
  korosif: 'Korosif',
  mudah_terbakar: 'Mudah terbakar',
} as const

/** Hazards as instructions for the person who handles the goods. */
export const BAHAYA_WORDS: Record<Exclude<keyof typeof BAHAYA, 'tidak_ada'>, string> = {
  pengoksidasi: 'Bahan keras: pakai sarung tangan, jauhkan dari api',
  korosif: 'Bahan keras: pakai sarung tangan dan kacamata',
  mudah_terbakar: 'Mudah terbakar: jauhkan dari api',
}

export const STORAGE_SUHU = { ruang: 'Suhu ruang', dingin: 'Dingin, 2–8 °C' } as const

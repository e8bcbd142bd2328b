/**
 * Liquids of which a label tells strength by weight, while a farmer measures them by volume: grams of active substance per mL, for
 * strengths whose density is known. A strength that stands nowhere here is not guessed.
 */
export const KEKUATAN_CAIR = [
  {
    zat: ['hidrogen peroksida', 'hydrogen peroxide', 'h2o2'],
    gramPerMl: { 3: 0.03, 35: 0.396, 50: 0.598 },
    sumber: 'UF/IFAS FA157, dengan massa jenis larutan pada 20–25 °C',
  },
] as const satisfies { zat: readonly string[]; gramPerMl: Readonly<Record<number, number>>; sumber: string }[]

/** Grams of hydrogen peroxide in one gram of sodium percarbonate. */
export const PEROKSIDA_DARI_PERKARBONAT = { gramPerGram: 0.276, sumber: 'Marine Aquaculture Centre Singapura' } as const

/** Grams of sodium thiosulfate pentahydrate that take one gram of chlorine out of the water. */
export const TIOSULFAT_PER_KLOR = { gramPerGram: 7, sumber: 'Kebiasaan umum di panti benih' } as const

/*
 * What the calculator never exceeds, and when it puts a bath off, whatever a product's own rule says; the stricter of the two holds.
 */

/** A substance of a bath. It is known by its name, however a product writes it. */
export interface BatasZat {
  nama: string
  /** Words by which it is recognised, in small letters. */
  dikenal: readonly string[]
  ppm_maks: number
  menit_maks: number | null
  /** Degrees Celsius from which on the bath is put off. */
  suhu_tunda: number | null
  /** From so many degrees on one begins with the smallest dose. */
  suhu_hangat: number | null
  /** Why there is no more. */
  alasan: string
  sumber: string
}

export const BATAS_ZAT = {
  peroksida: {
    nama: 'hidrogen peroksida',
    dikenal: ['hidrogen peroksida', 'hydrogen peroxide', 'h2o2', 'perkarbonat', 'percarbonate'],
    ppm_maks: 150,
    menit_maks: 60,
    suhu_tunda: 31,
    suhu_hangat: 28,
    alasan: 'di atas itu insang ikan laut tropis rusak',
    sumber: 'UF/IFAS FA157; Aquaculture 2017',
  },
  'asam-sitrat': {
    nama: 'asam sitrat',
    dikenal: ['asam sitrat', 'citric acid'],
    ppm_maks: 300,
    menit_maks: 60,
    suhu_tunda: null,
    suhu_hangat: null,
    alasan: 'air menjadi terlalu asam bagi ikan',
    sumber: 'Penelitian lintah laut di Malaysia',
  },
  formalin: {
    nama: 'formalin',
    dikenal: ['formalin', 'formaldehid', 'formaldehyde'],
    ppm_maks: 150,
    menit_maks: 60,
    suhu_tunda: null,
    suhu_hangat: null,
    alasan: 'air yang hangat membuatnya lebih beracun dan menghabiskan oksigen',
    sumber: 'UF/IFAS VM061',
  },
} as const satisfies Record<string, BatasZat>

/** Of every bath with fish in it. */
export const BATAS_RENDAM = {
  oksigen_min: 5,
  sumber: 'Aturan situs ini, menurut lembar saku kesehatan ikan DJPB',
} as const

/** Cubic metres that somebody can have meant. */
export const BATAS_VOLUME = { min: 0.05, maks: 2000 } as const

/** Of a bath in fresh water. */
export const BATAS_AIR_TAWAR = {
  menit: 5,
  menit_maks: 15,
  /** Grams: a fish that is no heavier stays in for `menit` at most. */
  gram_lama: 100,
  /** Kilograms of fish per cubic metre. */
  padat: 20,
  padat_maks: 30,
  /** Parts per thousand from which on the water is no fresh water any more. */
  salinitas_ganti: 5,
  sumber: 'Lembar saku kesehatan ikan DJPB; padat tebar adalah kebiasaan umum dan belum pasti',
} as const

/** Percent of its weight a day; a fish that eats less gets too little of what is in its feed. */
export const PAKAN_MIN_FR = 1

/** Pairs that make poisonous gas, or react violently. The calculator prints the sentence with each of them. */
export const JANGAN_CAMPUR = [
  {
    dikenal: ['klor aktif', 'hipoklorit', 'kaporit'],
    kalimat:
      'Jangan pernah mencampur kaporit dengan asam, peroksida, atau peroksimonosulfat: dapat timbul gas beracun.',
  },
  {
    dikenal: [
      ...BATAS_ZAT.peroksida.dikenal,
      ...BATAS_ZAT['asam-sitrat'].dikenal,
      'peroksimonosulfat',
      'peroxymonosulfate',
    ],
    kalimat: 'Jangan pernah mencampur dengan kaporit: dapat timbul gas beracun.',
  },
] as const

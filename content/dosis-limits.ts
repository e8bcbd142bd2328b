/*
 * Absolute limits of the calculator and reasons to postpone a bath. The stricter of these and the product's own rule applies.
 */

/** A bath substance, recognized by name in any product's notation. */
export interface SubstanceLimits {
  nama: string
  /** Lower-case words that identify the substance. */
  knownAs: readonly string[]
  ppm_maks: number
  menit_maks: number | null
  /** Water temperature in °C from which on the bath is postponed. */
  suhu_tunda: number | null
  /** Water temperature in °C from which on the smallest dose must be tried first. */
  suhu_hangat: number | null
  /** Reason of the limit. */
  alasan: string
  sumber: string
}

export const SUBSTANCE_LIMITS = {
  peroksida: {
    nama: 'hidrogen peroksida',
    knownAs: ['hidrogen peroksida', 'hydrogen peroxide', 'h2o2', 'perkarbonat', 'percarbonate'],
    ppm_maks: 150,
    menit_maks: 60,
    suhu_tunda: 31,
    suhu_hangat: 28,
    alasan: 'lebih dari itu merusak insang ikan laut tropis',
    sumber: 'UF/IFAS FA157; Aquaculture 2017',
  },
  'asam-sitrat': {
    nama: 'asam sitrat',
    knownAs: ['asam sitrat', 'citric acid'],
    ppm_maks: 300,
    menit_maks: 60,
    suhu_tunda: null,
    suhu_hangat: null,
    alasan: 'air menjadi terlalu asam bagi ikan',
    sumber: 'Penelitian lintah laut di Malaysia',
  },
  formalin: {
    nama: 'formalin',
    knownAs: ['formalin', 'formaldehid', 'formaldehyde'],
    ppm_maks: 150,
    menit_maks: 60,
    suhu_tunda: null,
    suhu_hangat: null,
    alasan: 'di air hangat formalin lebih beracun dan menghabiskan oksigen',
    sumber: 'UF/IFAS VM061',
  },
} as const satisfies Record<string, SubstanceLimits>

/** Limits of every bath with fish. */
export const RENDAM_LIMITS = {
  oksigen_min: 5,
  sumber: 'Aturan situs ini, menurut lembar saku kesehatan ikan DJPB',
} as const

/** Plausible volumes in m³. */
export const VOLUME_LIMITS = { min: 0.05, maks: 2000 } as const

/** Limits of a freshwater bath. */
export const FRESHWATER_LIMITS = {
  menit: 5,
  menit_maks: 15,
  /** Weight in grams up to which a fish stays in the bath for at most `menit`. */
  gram_lama: 100,
  /** Stocking density in kg of fish per m³. */
  padat: 20,
  padat_maks: 30,
  /** Salinity in parts per thousand from which on the bath water must be changed. */
  salinitas_ganti: 5,
  sumber: 'Lembar saku kesehatan ikan DJPB; padat tebar adalah kebiasaan umum dan belum pasti',
} as const

/** Minimum feed per day in percent of the body weight: fish that eat less get too little of the medicine in it. */
export const PAKAN_MIN_FR = 1

/** Combinations that form poisonous gas or react violently. The calculator shows the sentence with each of the substances. */
export const NEVER_MIX = [
  {
    knownAs: ['klor aktif', 'hipoklorit', 'kaporit'],
    kalimat: 'Jangan pernah mencampur kaporit dengan asam, peroksida, atau peroksimonosulfat: bisa timbul gas beracun.',
  },
  {
    knownAs: [
      ...SUBSTANCE_LIMITS.peroksida.knownAs,
      ...SUBSTANCE_LIMITS['asam-sitrat'].knownAs,
      'peroksimonosulfat',
      'peroxymonosulfate',
    ],
    kalimat: 'Jangan pernah mencampur dengan kaporit: bisa timbul gas beracun.',
  },
] as const

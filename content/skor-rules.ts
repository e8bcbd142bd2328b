import type { KodeGejala } from './gejala.ts'
import type { KodePenyakit } from './penyakit.ts'

/*
 * Rules of the symptom check for signs, deaths and water, as data. `sumber` names the source of each. "Aturan situs ini" marks
 * a cautious choice of the shop without a law or paper behind it. Weights of signs: `gejala.ts`.
 */

/** Confidence levels of a class, by the sum of the weights of its signs. */
export const LEVELS = {
  /** Minimum score, and minimum ratio to the score of the next class. */
  kuat: { nilai: 4, kali: 1.5 },
  mungkin: { nilai: 3 },
  sumber: 'Aturan situs ini',
} as const

/** Maximum number of displayed classes. */
export const KELAS_MAX = 3
/** Number of further signs to check per displayed class, if only one disease has the reported signs. */
export const SIGNS_BY_KELAS = 2
/** Number of further signs to check: one for each disease that has the reported signs, more while they are too few for a class. */
export const NEXT_SIGNS = { decided: 4, undecided: 6 } as const

/** Mortality that is dangerous even without other signs, in percent of the fish of a cage or tank. */
export const KEMATIAN = {
  /** On each of two consecutive days. */
  duaHari: 1,
  sehari: 5,
  sumber: 'Aturan situs ini, bukan dari peraturan; belum pasti',
} as const

/** Danger: fry that arrived within this number of days, with at least this virus score. */
export const NEW_FRY = {
  hari: 14,
  virus: 2,
  sumber: 'Aturan situs ini; masa karantina benih minimal 14 hari',
} as const

/** From this water score on, water measurements older than this number of hours must be repeated first. */
export const MEASURE_FIRST = { air: 2, jam: 24, sumber: 'Aturan situs ini' } as const

/** Weight of a sign for a disease, by its position in the disease's list; further positions count as the last. */
export const POSITION_WEIGHTS = { bobot: [3, 2, 1], sumber: 'Aturan situs ini; urutan tanda di penyakit.ts' } as const

/** Fish sizes as farmers name them. `ket`: explanation next to the name. */
export const UKURAN = {
  larva: { nama: 'Larva', ket: 'di bak hatchery' },
  benih: { nama: 'Benih', ket: 'baru ditebar' },
  pendederan: { nama: 'Gelondongan', ket: 'pendederan' },
  pembesaran: { nama: 'Pembesaran', ket: 'di keramba' },
  induk: { nama: 'Induk', ket: '' },
} as const
export type Ukuran = keyof typeof UKURAN

/** Signs that only fish of certain sizes show; they are not suggested for others. */
export const SIZE_SIGNS: Partial<Record<KodeGejala, readonly Ukuran[]>> = {
  S17: ['larva', 'benih', 'pendederan'],
  S19: ['larva', 'benih'],
}

/**
 * Sizes at which a disease is reported most often. Only breaks ties between diseases with the same signs. Sources: VNN,
 * iridovirus, tenacibaculosis, Trichodina: "Lembar saku kesehatan ikan" of DJPB 2010/2014 and the farm studies of 2020; the
 * others: common practice.
 */
export const USUAL_UKURAN: Partial<Record<KodePenyakit, readonly Ukuran[]>> = {
  vnn: ['larva', 'benih', 'pendederan'],
  iridovirus: ['pendederan', 'pembesaran'],
  streptokokosis: ['pembesaran', 'induk'],
  tenacibakulosis: ['benih', 'pendederan'],
  trichodina: ['benih', 'pendederan'],
  'berak-putih': ['benih', 'pendederan'],
  kanibalisme: ['larva', 'benih', 'pendederan'],
  'stres-angkut': ['benih', 'pendederan'],
  'kurang-omega-3': ['larva', 'benih'],
  'kurang-tiamin': ['pembesaran', 'induk'],
}

import type { KodeGejala } from './gejala.ts'
import type { KodePenyakit } from './penyakit.ts'

/*
 * The rules by which the symptom check reads signs, deaths and water, as data. `sumber` says where each comes from; a rule of this
 * site is one that we chose ourselves, to be on the safe side, and that no law or paper states. Weights of signs: `gejala.ts`.
 */

/** How sure a class is, by the sum of the weights of its signs. */
export const TINGKAT = {
  /** At least so much, and at least so many times what the next class has. */
  kuat: { nilai: 4, kali: 1.5 },
  mungkin: { nilai: 3 },
  sumber: 'Aturan situs ini',
} as const

/** So many classes at most are told. */
export const KELAS_MAX = 3
/** Of each class that is told, so many signs to look for next. */
export const LIHAT_PER_KELAS = 2

/** Deaths that are a danger whatever is seen, in percent of the fish of a cage or tank. */
export const KEMATIAN = {
  /** On each of two days, one after the other. */
  duaHari: 1,
  sehari: 5,
  sumber: 'Aturan situs ini, bukan dari peraturan; belum pasti',
} as const

/** Fry that came so few days ago, with at least so much weight of virus, are a danger. */
export const BENIH_BARU = {
  hari: 14,
  virus: 2,
  sumber: 'Aturan situs ini; masa karantina benih paling sedikit 14 hari',
} as const

/** With so much weight of water, water that was measured longer ago than so many hours is measured first. */
export const UKUR_DULU = { air: 2, jam: 24, sumber: 'Aturan situs ini' } as const

/** By its place in a disease's list a sign counts so much for it; every later place counts as the last. */
export const URUTAN_PENYAKIT = { bobot: [3, 2, 1], sumber: 'Aturan situs ini; urutan tanda di penyakit.ts' } as const

/** Sizes of fish as farmers call them. `ket`: said beside the name. */
export const UKURAN = {
  larva: { nama: 'Larva', ket: 'di bak pembenihan' },
  benih: { nama: 'Benih', ket: 'baru ditebar' },
  pendederan: { nama: 'Gelondongan', ket: 'pendederan' },
  pembesaran: { nama: 'Pembesaran', ket: 'di keramba' },
  induk: { nama: 'Induk', ket: '' },
} as const
export type Ukuran = keyof typeof UKURAN

/** Signs that fish of other sizes do not show: nobody is told to look for them there. */
export const TANDA_UKURAN: Partial<Record<KodeGejala, readonly Ukuran[]>> = {
  S17: ['larva', 'benih', 'pendederan'],
  S19: ['larva', 'benih'],
}

/**
 * Sizes that a disease is most often reported of. Decides only between diseases to which the same signs point. VNN and iridovirus,
 * tenacibaculosis, Trichodina: Lembar saku kesehatan ikan DJPB 2010/2014 and the farm studies of Aceh 2020; the others: common
 * practice.
 */
export const UKURAN_LAZIM: Partial<Record<KodePenyakit, readonly Ukuran[]>> = {
  vnn: ['larva', 'benih', 'pendederan'],
  iridovirus: ['pendederan', 'pembesaran'],
  streptokokosis: ['pembesaran', 'induk'],
  tenacibakulosis: ['benih', 'pendederan'],
  trichodina: ['benih', 'pendederan'],
  'kurang-omega-3': ['larva', 'benih'],
  'kurang-tiamin': ['pembesaran', 'induk'],
}

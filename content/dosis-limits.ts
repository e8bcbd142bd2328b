/*
 * Absolute limits of the calculator and reasons to postpone a bath. The stricter of these and the product's own rule applies.
 */

import { CALCIUM_HYPOCHLORITE_WARNING } from './never-mix.ts'

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
  'minyak-cengkeh': {
    nama: 'minyak cengkeh',
    knownAs: ['minyak cengkeh', 'eugenol', 'clove oil'],
    ppm_maks: 40,
    menit_maks: null,
    suhu_tunda: null,
    suhu_hangat: null,
    alasan: 'lebih dari itu ikan bisa berhenti bernapas',
    sumber: 'Label produk contoh; takaran bius kerapu belum pasti',
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

/**
 * Absolute limits of additives in feed, in mg (for liquids µL) per kg of feed. They count the active substance, or the product
 * if it is dosed as a whole.
 */
export const PAKAN_LIMITS = [
  {
    nama: 'vitamin C',
    knownAs: ['vitamin c', 'askorbil', 'askorbat', 'ascorb'],
    maks: 1000,
    sumber: 'Aturan situs ini: dua kali 500 mg untuk ikan stres (kebiasaan umum)',
  },
  {
    nama: 'vitamin B1',
    knownAs: ['tiamin', 'thiamin', 'vitamin b1'],
    maks: 60,
    sumber: 'Aturan situs ini: dua kali 30 mg per kg rucah (kebiasaan umum)',
  },
  {
    nama: 'premiks vitamin',
    knownAs: ['multivitamin'],
    maks: 10_000,
    sumber: 'Aturan situs ini: dua kali 5 g per kg rucah (label)',
  },
  {
    nama: 'kalsium propionat',
    knownAs: ['propionat', 'propionate'],
    maks: 6000,
    sumber: 'Aturan situs ini: dua kali 3 g per kg pakan (label)',
  },
  {
    nama: 'beta-glukan',
    knownAs: ['glukan', 'glucan'],
    maks: 2000,
    sumber: 'Aturan situs ini: dua kali 1 g per kg pakan (label)',
  },
  {
    nama: 'probiotik pakan',
    knownAs: ['probiotik', 'probiotic', 'bacillus', 'lactobacillus'],
    maks: 10_000,
    sumber: 'Aturan situs ini: dua kali 5 g per kg pakan (label)',
  },
  {
    nama: 'minyak ikan',
    knownAs: ['minyak ikan', 'fish oil'],
    maks: 40_000,
    sumber: 'Aturan situs ini: dua kali 20 mL per kg pakan (label)',
  },
  {
    nama: 'perekat pakan',
    knownAs: ['perekat', 'binder'],
    maks: 20_000,
    sumber: 'Aturan situs ini: dua kali 10 g per kg pakan (label)',
  },
] as const

/** Limit of any product in feed, in g or mL per kg: more does not mix evenly, and fish leave the feed. A rule of this site. */
export const PAKAN_MAX_PER_KG = 50

/** Minimum feed per day in percent of the body weight: fish that eat less get too little of the medicine in it. */
export const PAKAN_MIN_FR = 1

/** Combinations that form poisonous gas or react violently. The calculator shows the sentence with each of the substances. */
export const NEVER_MIX = [
  {
    knownAs: ['klor aktif', 'hipoklorit', 'kaporit'],
    kalimat: CALCIUM_HYPOCHLORITE_WARNING,
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
  {
    knownAs: SUBSTANCE_LIMITS.formalin.knownAs,
    kalimat: 'Jangan pernah mencampur formalin dengan kaporit atau peroksida: reaksinya keras.',
  },
] as const

/**
 * Protection and first aid for people who handle a substance. The calculator prints them on every slip. 'K' is common practice of
 * safety data sheets without a single written source. The label on the pack comes first.
 */
export interface Hazard {
  nama: string
  /** Lower-case words that identify the substance. */
  knownAs: readonly string[]
  /** Protective gear and handling, one sentence. */
  pelindung: string
  /** First aid for eyes, skin, breath and swallowing. */
  mata: string
  kulit: string
  napas: string
  tertelan: string
  sumber: string
}

const EYES = 'bilas dengan air mengalir minimal 15 menit, lepas lensa kontak, lalu ke puskesmas'
const SKIN = 'lepas pakaian yang terkena, bilas dengan banyak air'
const BREATH = 'pindah ke udara segar; jika batuk atau sesak, ke puskesmas'
const SWALLOW = 'kumur, jangan dimuntahkan, segera ke puskesmas dengan kemasannya'
const COMMON = 'K: kebiasaan umum lembar data keselamatan (SDS); ikuti label kemasan'

export const HAZARDS: readonly Hazard[] = [
  {
    nama: 'hidrogen peroksida',
    knownAs: ['hidrogen peroksida', 'hydrogen peroxide', 'h2o2'],
    pelindung: 'Pakai sarung tangan karet, kacamata tertutup, dan lengan panjang. Jauhkan dari kayu dan kain kering.',
    mata: EYES,
    kulit: SKIN,
    napas: BREATH,
    tertelan: SWALLOW,
    sumber: 'Lembar data keselamatan hidrogen peroksida dalam buku panduan Cleamix VCS-20Cr, 2021; mata dan kulit: K',
  },
  {
    nama: 'natrium perkarbonat',
    knownAs: ['perkarbonat', 'percarbonate'],
    pelindung: 'Pakai sarung tangan, kacamata, dan masker debu. Tuang serbuk ke air, bukan air ke serbuk.',
    mata: EYES,
    kulit: SKIN,
    napas: BREATH,
    tertelan: SWALLOW,
    sumber: COMMON,
  },
  {
    nama: 'kaporit',
    knownAs: ['klor aktif', 'hipoklorit', 'kaporit'],
    pelindung:
      'Pakai sarung tangan, kacamata, dan masker di tempat berangin. Tuang serbuk ke air, bukan air ke serbuk.',
    mata: EYES,
    kulit: SKIN,
    napas: BREATH,
    tertelan: SWALLOW,
    sumber: COMMON,
  },
  {
    nama: 'kalium peroksimonosulfat',
    knownAs: ['peroksimonosulfat', 'peroxymonosulfate'],
    pelindung: 'Pakai sarung tangan, kacamata, dan masker debu.',
    mata: EYES,
    kulit: SKIN,
    napas: BREATH,
    tertelan: SWALLOW,
    sumber: COMMON,
  },
  {
    nama: 'asam sitrat',
    knownAs: ['asam sitrat', 'citric acid'],
    pelindung: 'Pakai sarung tangan dan kacamata; serbuknya pedih di mata.',
    mata: EYES,
    kulit: SKIN,
    napas: BREATH,
    tertelan: 'kumur dan minum air; jika sakit perut, ke puskesmas dengan kemasannya',
    sumber: COMMON,
  },
  {
    nama: 'formalin',
    knownAs: ['formalin', 'formaldehid', 'formaldehyde'],
    pelindung: 'Hanya oleh petugas: sarung tangan karet, kacamata tertutup, masker uap, di tempat berangin.',
    mata: EYES,
    kulit: SKIN,
    napas: BREATH,
    tertelan: SWALLOW,
    sumber: COMMON,
  },
]

import type { KodePenyakit } from './penyakit.ts'

export interface WaterLimits {
  nama: string
  satuan: string
  /** Input range: values outside it are impossible for sea water. */
  min: number
  max: number
  /** Target range. */
  target: { dari?: number; sampai?: number }
  /** Limits below and above which action is needed; `from` itself already needs it. */
  bertindak: { below?: number; above?: number; from?: number }
  /** Limit below which it is an emergency. */
  darurat?: number
  /** Card with the instructions for values below and above. */
  kartu: { below?: KodePenyakit; above?: KodePenyakit }
  sumber: string
}

/**
 * Water values for groupers. The targets are those of grow-out; a hatchery keeps the salinity at 32-34. Values without a source
 * are common practice.
 */
export const WATER_LIMITS = {
  do: {
    nama: 'Oksigen terlarut (DO)',
    satuan: 'mg/L',
    min: 0,
    max: 20,
    target: { dari: 5 },
    bertindak: { below: 4 },
    darurat: 3,
    kartu: { below: 'oksigen-rendah' },
    sumber: 'PP 22/2021 lampiran VIII (biota laut); panduan keramba DJPB',
  },
  suhu: {
    nama: 'Suhu',
    satuan: '°C',
    min: 0,
    max: 45,
    target: { dari: 28, sampai: 32 },
    bertindak: { below: 26, above: 32 },
    kartu: { above: 'oksigen-rendah' },
    sumber: 'BSN 2011 untuk cantang; batas tindakan: kebiasaan umum',
  },
  salinitas: {
    nama: 'Salinitas',
    satuan: 'permil',
    min: 0,
    max: 50,
    target: { dari: 30, sampai: 33 },
    bertindak: { below: 25, above: 40 },
    kartu: { below: 'salinitas-turun' },
    sumber: 'BSN 2011; batas tindakan bawah: kebiasaan umum; batas atas: aturan situs ini',
  },
  ph: {
    nama: 'pH',
    satuan: '',
    min: 0,
    max: 14,
    target: { dari: 7.5, sampai: 8.5 },
    bertindak: { below: 7, above: 8.5 },
    kartu: { above: 'ledakan-alga' },
    sumber: 'PP 22/2021 lampiran VIII (biota laut); panduan keramba DJPB',
  },
  amonia: {
    nama: 'Amonia total',
    satuan: 'mg/L',
    min: 0,
    max: 50,
    target: { sampai: 0.1 },
    bertindak: { above: 0.3 },
    kartu: { above: 'amonia' },
    sumber: 'PP 22/2021 lampiran VIII (biota laut)',
  },
} as const satisfies Record<string, WaterLimits>
export type AirName = keyof typeof WATER_LIMITS

/** Limits of toxic ammonia, which is computed from total ammonia, pH, temperature and salinity. */
export const TOXIC_AMMONIA = {
  nama: 'Amonia beracun (NH₃)',
  satuan: 'mg/L',
  min: 0,
  max: 50,
  target: { sampai: 0.02 },
  bertindak: { from: 0.05 },
  kartu: { above: 'amonia' },
  sumber: 'Batas: kebiasaan umum. Bagian beracun: Bell dkk. 2007, dikoreksi 2008',
} as const satisfies WaterLimits

/** Values that toxic ammonia is computed with if they were not measured: those of the target with the larger toxic share. */
export const ASSUMED_WATER = { suhu: WATER_LIMITS.suhu.target.sampai, salinitas: WATER_LIMITS.salinitas.target.dari }

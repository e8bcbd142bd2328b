import type { KodePenyakit } from '#content/penyakit.ts'
import { type NamaAir, WATER_LIMITS } from '#content/water-limits.ts'
import { type FormValues, NAMA_AIR } from './input.ts'

/** A measured value compared with the needs of groupers. */
export interface WaterState {
  nama: NamaAir
  nilai: number
  keadaan: 'baik' | 'perhatikan' | 'bertindak' | 'darurat'
  /** Side on which the value misses the target; null within it. */
  sisi: 'kurang' | 'lebih' | null
  /** Card with the instructions. */
  kartu: KodePenyakit | null
}

interface Batas {
  target: { dari?: number; sampai?: number }
  bertindak: { below?: number; above?: number }
  darurat?: number
  kartu: { below?: KodePenyakit; above?: KodePenyakit }
}

/** Rates the measured values by the table in `content/water-limits.ts`. A value exactly on a limit needs no action yet. */
export const nilaiAir = (isian: FormValues): WaterState[] =>
  NAMA_AIR.flatMap((nama) => {
    const nilai = isian[nama]
    return nilai === undefined ? [] : [{ nama, nilai, ...compare(nilai, WATER_LIMITS[nama]) }]
  })

function compare(nilai: number, { target, bertindak, darurat = -1, kartu }: Batas): Omit<WaterState, 'nama' | 'nilai'> {
  const isTooLittle = nilai < (target.dari ?? Number.NEGATIVE_INFINITY)
  const isTooMuch = nilai > (target.sampai ?? Number.POSITIVE_INFINITY)
  if (!isTooLittle && !isTooMuch) return { keadaan: 'baik', sisi: null, kartu: null }
  const needed = isTooLittle
    ? nilai < (bertindak.below ?? Number.NEGATIVE_INFINITY)
    : nilai > (bertindak.above ?? Number.POSITIVE_INFINITY)
  return {
    keadaan: nilai < darurat ? 'darurat' : needed ? 'bertindak' : 'perhatikan',
    sisi: isTooLittle ? 'kurang' : 'lebih',
    kartu: (needed && (isTooLittle ? kartu.below : kartu.above)) || null,
  }
}

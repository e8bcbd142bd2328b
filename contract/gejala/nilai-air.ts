import { BATAS_AIR, type NamaAir } from '#content/batas-air.ts'
import type { KodePenyakit } from '#content/penyakit.ts'
import { type Isian, NAMA_AIR } from './isian.ts'

/** A measured value compared with the needs of groupers. */
export interface KeadaanAir {
  nama: NamaAir
  nilai: number
  keadaan: 'baik' | 'perhatikan' | 'bertindak' | 'darurat'
  /** Side on which the value misses the target; null within it. */
  sisi: 'kurang' | 'lebih' | null
  /** Card with the instructions. */
  kartu: KodePenyakit | null
}

interface Batas {
  sasaran: { dari?: number; sampai?: number }
  bertindak: { bawah?: number; atas?: number }
  darurat?: number
  kartu: { bawah?: KodePenyakit; atas?: KodePenyakit }
}

/** Rates the measured values by the table in `content/batas-air.ts`. A value exactly on a limit needs no action yet. */
export const nilaiAir = (isian: Isian): KeadaanAir[] =>
  NAMA_AIR.flatMap((nama) => {
    const nilai = isian[nama]
    return nilai === undefined ? [] : [{ nama, nilai, ...bandingkan(nilai, BATAS_AIR[nama]) }]
  })

function bandingkan(
  nilai: number,
  { sasaran, bertindak, darurat = -1, kartu }: Batas,
): Omit<KeadaanAir, 'nama' | 'nilai'> {
  const isKurang = nilai < (sasaran.dari ?? Number.NEGATIVE_INFINITY)
  const isLebih = nilai > (sasaran.sampai ?? Number.POSITIVE_INFINITY)
  if (!isKurang && !isLebih) return { keadaan: 'baik', sisi: null, kartu: null }
  const perlu = isKurang
    ? nilai < (bertindak.bawah ?? Number.NEGATIVE_INFINITY)
    : nilai > (bertindak.atas ?? Number.POSITIVE_INFINITY)
  return {
    keadaan: nilai < darurat ? 'darurat' : perlu ? 'bertindak' : 'perhatikan',
    sisi: isKurang ? 'kurang' : 'lebih',
    kartu: (perlu && (isKurang ? kartu.bawah : kartu.atas)) || null,
  }
}

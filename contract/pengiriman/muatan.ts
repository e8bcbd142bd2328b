import { BAHAYA, type SUHU_SIMPAN } from '#contract/katalog/golongan.ts'
import type { Bahaya } from '#contract/katalog/sifat.ts'

/** How a way of shipping travels. */
export const JALUR = { darat: 'Darat', laut: 'Laut', udara: 'Udara', ambil_sendiri: 'Ambil sendiri' } as const
export type Jalur = keyof typeof JALUR

/** What of a way of shipping decides what it may carry. */
export interface Pembawa {
  jalur: Jalur
  /** It keeps goods at 2–8 °C all the way. */
  dingin: boolean
}

/** What is to be carried: a product, or a package. */
export interface Muatan {
  nama: string
  bahaya: readonly Bahaya[]
  suhu_simpan: keyof typeof SUHU_SIMPAN
}

/**
 * Why a way of shipping may not carry something: a sentence for each of the goods and reasons. Empty where it carries everything.
 * The rule itself also stands in SQL, for the dashboard's count (`countTanpaPembawa`).
 */
export function refusals({ jalur, dingin }: Pembawa, muatan: readonly Muatan[]): string[] {
  return muatan.flatMap(({ nama, bahaya, suhu_simpan }) => [
    ...(bahaya.length > 0 && jalur === 'udara'
      ? [`${nama} ${bahaya.map((satu) => BAHAYA[satu].toLowerCase()).join(' dan ')}: hanya lewat darat atau laut`]
      : []),
    ...(suhu_simpan === 'dingin' && !dingin ? [`${nama} harus tetap dingin: hanya dengan layanan dingin`] : []),
  ])
}

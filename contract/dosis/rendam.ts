import { formatBilangan } from '#contract/bilangan.ts'
import { bulat, bulatTakaran, bulatTakaranTurun } from './angka.ts'
import type { Batas } from './batas.ts'
import type { Kekuatan } from './kekuatan.ts'

export interface TakaranRendam {
  /** Grams of active substance, not rounded. */
  aktif: number
  /** Product to be measured out, rounded, in `satuan`. */
  takaran: number
  satuan: Kekuatan['satuan']
  /** What the rounded amount makes of the water: the check line, one decimal. */
  ppm: number
}

/**
 * How much of a product a bath needs. `aktif = ppm × m³` (1 ppm = 1 mg/L = 1 g/m³), `takaran = aktif / strength`; nothing is
 * rounded in between.
 * @param ppm of the active substance, or of the product where the strength is 1
 * @param volume m³
 * @param maks ppm that rounding must not exceed; there it rounds down
 */
export function takaranRendam(bath: {
  ppm: number
  volume: number
  kekuatan: Kekuatan
  maks?: number | null
}): TakaranRendam {
  const { ppm, volume, kekuatan, maks } = bath
  const aktif = ppm * volume
  const tepat = aktif / kekuatan.aktif
  const dekat = bulatTakaran(tepat)
  const isBeyond = maks != null && dekat * kekuatan.aktif > maks * volume
  const takaran = isBeyond ? bulatTakaranTurun(tepat) : dekat
  return { aktif, takaran, satuan: kekuatan.satuan, ppm: ppmDari(takaran, volume, kekuatan) }
}

/** What an amount of product makes of the water, in ppm with one decimal: the check, and the answer to "I have put in …". */
export function ppmDari(takaran: number, volume: number, kekuatan: Kekuatan): number {
  return bulat((takaran * kekuatan.aktif) / volume, 1)
}

/** What was measured of the water, and how long the fish are to stay in it; undefined where nobody has said. */
export interface Keadaan {
  ppm: number
  menit?: number
  /** °C */
  suhu?: number
  /** mg/L */
  oksigen?: number
}

/** Why there is no dose: each a whole sentence. Empty where nothing speaks against it. */
export function tolakRendam({ ppm, menit }: Keadaan, batas: Batas): string[] {
  const { ppm_maks, menit_maks, alasan } = batas
  return [
    ...(ppm_maks !== null && ppm > ppm_maks
      ? [`${formatBilangan(ppm)} ppm melewati batas ${formatBilangan(ppm_maks)} ppm: ${alasan}.`]
      : []),
    ...(menit_maks !== null && menit !== undefined && menit > menit_maks
      ? [`${formatBilangan(menit)} menit melewati batas ${formatBilangan(menit_maks)} menit.`]
      : []),
  ]
}

/** Why the bath is put off today: each a whole sentence. Empty where nothing speaks against it. */
export function tundaRendam({ suhu, oksigen }: Keadaan, { suhu_tunda, oksigen_min }: Batas): string[] {
  return [
    ...(suhu_tunda !== null && suhu !== undefined && suhu >= suhu_tunda
      ? [`Suhu air ${formatBilangan(suhu)} °C. Mulai ${formatBilangan(suhu_tunda)} °C rendam ini berbahaya bagi ikan.`]
      : []),
    ...(oksigen_min !== null && oksigen !== undefined && oksigen < oksigen_min
      ? [
          `Oksigen ${formatBilangan(oksigen)} mg/L. Di bawah ${formatBilangan(oksigen_min)} mg/L ikan tidak kuat direndam.`,
        ]
      : []),
  ]
}

import { BAHAYA, type STORAGE_SUHU } from '#contract/katalog/golongan.ts'
import type { Bahaya } from '#contract/katalog/sifat.ts'

/** Transport modes of shipping methods. */
export const JALUR = { darat: 'Darat', laut: 'Laut', udara: 'Udara', ambil_sendiri: 'Ambil sendiri' } as const
export type Jalur = keyof typeof JALUR

/** Properties of a shipping method that determine the goods it may carry. */
export interface Carrier {
  jalur: Jalur
  /** True if the method keeps goods at 2–8 °C during transport. */
  dingin: boolean
}

/** Goods to ship: a product or a package. */
export interface Cargo {
  nama: string
  bahaya: readonly Bahaya[]
  suhu_simpan: keyof typeof STORAGE_SUHU
}

/**
 * Returns why a shipping method may not carry the goods: one sentence per item and reason. Empty if it may carry everything.
 * The rule exists in SQL too, for the dashboard's count (`countWithoutCarrier`).
 */
export function refusals({ jalur, dingin }: Carrier, cargo: readonly Cargo[]): string[] {
  return cargo.flatMap(({ nama, bahaya, suhu_simpan }) => [
    ...(bahaya.length > 0 && jalur === 'udara'
      ? [`${nama} ${bahaya.map((item) => BAHAYA[item].toLowerCase()).join(' dan ')}: hanya lewat darat atau laut`]
      : []),
    ...(suhu_simpan === 'dingin' && !dingin ? [`${nama} harus tetap dingin: hanya dengan layanan dingin`] : []),
  ])
}

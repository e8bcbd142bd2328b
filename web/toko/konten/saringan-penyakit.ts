import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { KELOMPOK, type Kelompok } from './penyakit.ts'

/** What the list of diseases is narrowed to, as its address has it. */
export interface SaringanPenyakit {
  kelompok: Kelompok['kunci'] | null
  tanda: KodeGejala | null
}

/** Signs that point to one of the diseases, in the order in which the symptom check has them. */
export const TANDA: readonly KodeGejala[] = (Object.keys(GEJALA) as KodeGejala[]).filter((tanda) =>
  KODE_PENYAKIT.some((kode) => PENYAKIT[kode].gejala.some((satu) => satu === tanda)),
)

/** Leniently: what is no group and no sign is not there. */
export function readSaringanPenyakit(search: URLSearchParams): SaringanPenyakit {
  return {
    kelompok: KELOMPOK.find(({ kunci }) => kunci === search.get('kelompok'))?.kunci ?? null,
    tanda: TANDA.find((satu) => satu === search.get('tanda')) ?? null,
  }
}

export function writeSaringanPenyakit({ kelompok, tanda }: SaringanPenyakit): string {
  const search = new URLSearchParams({ ...(kelompok && { kelompok }), ...(tanda && { tanda }) })
  return search.size > 0 ? `?${search}` : '?'
}

/** The groups with those of their diseases to which the sign points; a group without any is left out. */
export function saringPenyakit({ kelompok, tanda }: SaringanPenyakit): Kelompok[] {
  return KELOMPOK.filter(({ kunci }) => !kelompok || kunci === kelompok)
    .map((satu) => ({
      ...satu,
      isi: satu.isi.filter(({ kode }) => !tanda || (kode && PENYAKIT[kode].gejala.some((punya) => punya === tanda))),
    }))
    .filter(({ isi }) => isi.length > 0)
}

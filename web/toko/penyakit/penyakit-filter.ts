import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { KELOMPOK, type Kelompok } from '#content/halaman-penyakit.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'

/** Filters of the disease list, stored in the URL. */
export interface PenyakitFilter {
  kelompok: Kelompok['kunci'] | null
  tanda: KodeGejala | null
}

/** Signs of at least one disease, in the order of the symptom check. */
export const SIGNS: readonly KodeGejala[] = (Object.keys(GEJALA) as KodeGejala[]).filter((mark) =>
  KODE_PENYAKIT.some((kode) => PENYAKIT[kode].gejala.some((satu) => satu === mark)),
)

/** Parses the query leniently: unknown groups and signs are ignored. */
export function readPenyakitFilter(search: URLSearchParams): PenyakitFilter {
  return {
    kelompok: KELOMPOK.find(({ kunci }) => kunci === search.get('kelompok'))?.kunci ?? null,
    tanda: SIGNS.find((satu) => satu === search.get('tanda')) ?? null,
  }
}

export function writePenyakitFilter({ kelompok, tanda }: PenyakitFilter): string {
  const search = new URLSearchParams({ ...(kelompok && { kelompok }), ...(tanda && { tanda }) })
  return search.size > 0 ? `?${search}` : '?'
}

/** Returns the groups with their diseases that have the sign; empty groups are left out. */
export function filterPenyakit({ kelompok, tanda }: PenyakitFilter): Kelompok[] {
  return KELOMPOK.filter(({ kunci }) => !kelompok || kunci === kelompok)
    .map((satu) => ({
      ...satu,
      isi: satu.isi.filter(({ kode }) => !tanda || (kode && PENYAKIT[kode].gejala.some((has) => has === tanda))),
    }))
    .filter(({ isi }) => isi.length > 0)
}

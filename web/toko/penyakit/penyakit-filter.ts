import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { GROUPS, type Group } from '#content/halaman-penyakit.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'

/** Filters of the disease list, stored in the URL. */
export interface PenyakitFilter {
  kelompok: Group['kunci'] | null
  tanda: KodeGejala | null
}

/** Signs of at least one disease, in the order of the symptom check. */
export const SIGNS: readonly KodeGejala[] = (Object.keys(GEJALA) as KodeGejala[]).filter((mark) =>
  KODE_PENYAKIT.some((kode) => PENYAKIT[kode].gejala.some((item) => item === mark)),
)

/** Parses the query leniently: unknown groups and signs are ignored. */
export function readPenyakitFilter(search: URLSearchParams): PenyakitFilter {
  return {
    kelompok: GROUPS.find(({ kunci }) => kunci === search.get('kelompok'))?.kunci ?? null,
    tanda: SIGNS.find((item) => item === search.get('tanda')) ?? null,
  }
}

export function writePenyakitFilter({ kelompok, tanda }: PenyakitFilter): string {
  const search = new URLSearchParams({ ...(kelompok && { kelompok }), ...(tanda && { tanda }) })
  return search.size > 0 ? `?${search}` : '?'
}

/** Returns the groups with their diseases that have the sign; empty groups are left out. */
export function filterPenyakit({ kelompok, tanda }: PenyakitFilter): Group[] {
  return GROUPS.filter(({ kunci }) => !kelompok || kunci === kelompok)
    .map((item) => ({
      ...item,
      isi: item.isi.filter(({ kode }) => !tanda || (kode && PENYAKIT[kode].gejala.some((has) => has === tanda))),
    }))
    .filter(({ isi }) => isi.length > 0)
}

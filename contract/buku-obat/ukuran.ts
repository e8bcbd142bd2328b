import type { EntryContent } from './columns.ts'

type Ukuran = Pick<EntryContent['keramba'], 'bentuk' | 'panjang' | 'lebar' | 'garis_tengah' | 'dalam'>

/** Returns the water volume in m³ with one decimal; undefined if a dimension is missing. */
export function volume({ bentuk, panjang, lebar, garis_tengah, dalam }: Ukuran): number | undefined {
  const area =
    bentuk === 'bulat'
      ? garis_tengah !== null && (Math.PI * garis_tengah ** 2) / 4
      : panjang !== null && lebar !== null && panjang * lebar
  return area === false || dalam === null ? undefined : Math.round(area * dalam * 10) / 10
}

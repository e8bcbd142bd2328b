import type { Produk } from '#contract/katalog/endpoints.ts'

/** Names of the product classes, by code. */
export const KELAS: Record<Produk['kelas'][number], string> = {
  B: 'Bakteri',
  J: 'Jamur',
  V: 'Virus',
  P: 'Parasit',
  N: 'Nutrisi',
  L: 'Lingkungan',
}

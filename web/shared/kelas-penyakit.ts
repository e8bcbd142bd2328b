import type { Produk } from '#contract/katalog/endpoints.ts'

/** What a product is for. */
export const KELAS: Record<Produk['kelas'][number], string> = {
  B: 'Bakteri',
  J: 'Jamur',
  V: 'Virus',
  P: 'Parasit',
  N: 'Nutrisi',
  L: 'Lingkungan',
}

import type { Produk } from '#contract/katalog/endpoints.ts'

type Obat = Pick<Produk, 'golongan' | 'resep' | 'masa_henti'>

/** A tool or a test kit: nothing that reaches the fish. */
export function isAlat({ golongan }: Pick<Produk, 'golongan'>): boolean {
  return /^alat\b/i.test(golongan)
}

/** How long to wait between the last use and the harvest; null where that says nothing about the product. */
export function masaHenti({ golongan, resep, masa_henti }: Obat): string | null {
  if (isAlat({ golongan })) return null
  if (masa_henti !== null) return masa_henti === 0 ? 'Tidak ada' : `${masa_henti} hari sebelum panen`
  if (resep) return 'Menurut resep dokter hewan'
  return golongan === '' || /^bukan obat\b/i.test(golongan) ? null : 'Menurut label'
}

import type { Produk } from '#contract/katalog/endpoints.ts'

type Obat = Pick<Produk, 'golongan' | 'masa_henti'>

/** True for a tool or test kit, which does not get into contact with the fish. */
export function isTool({ golongan_keterangan }: Pick<Produk, 'golongan_keterangan'>): boolean {
  return /^alat\b/i.test(golongan_keterangan)
}

/** True for fish medicine of any kind, which needs a registration number. */
export const needsNie = ({ golongan, sediaan }: Pick<Produk, 'golongan' | 'sediaan'>): boolean =>
  golongan !== 'bukan_obat' || sediaan !== 'bukan_obat'

export const isObat = ({ golongan }: Pick<Produk, 'golongan'>): boolean => golongan !== 'bukan_obat'

/** Returns the withdrawal period between last use and harvest; null if it does not apply to the product. */
export function masaHenti({ masa_henti, ...produk }: Obat): string | null {
  if (!isObat(produk)) return null
  if (masa_henti !== null) return masa_henti === 0 ? 'Tidak ada' : `${masa_henti} hari sebelum panen`
  return produk.golongan === 'obat_keras' ? 'Menurut resep dokter hewan' : 'Menurut label'
}

import type { PaketAdmin } from '#contract/katalog/paket-admin.ts'

/** Returns the reasons why a package cannot be bought regardless of stock: parts that may not be sold in it. */
export function halanganOf({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ produk, belum_terdaftar }) => {
    if (produk && !produk.aktif) return [`${produk.nama} diarsipkan`]
    if (produk?.resep) return [`${produk.nama} perlu resep`]
    if (produk && belum_terdaftar) return [`${produk.nama} belum punya nomor pendaftaran`]
    return []
  })
}

/**
 * Returns the parts that are named like a product or a medicine but are not linked. The package cannot be bought until they are
 * corrected.
 */
export function notBound({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ nama, mirip, zat }) => {
    if (mirip)
      return [`${nama} mirip ${mirip.nama}${mirip.resep ? ', yang perlu resep' : ', tetapi produknya belum dipilih'}`]
    return zat ? [`${nama}: ${zat} tidak boleh ada di dalam paket`] : []
  })
}

import type { PaketAdmin } from '#contract/katalog/paket-office.ts'

/** Why a package cannot be bought, whatever the stock: parts that may not leave the shop. */
export function halanganOf({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ produk, belum_terdaftar }) => {
    if (produk && !produk.aktif) return [`${produk.nama} diarsipkan`]
    if (produk?.resep) return [`${produk.nama} perlu resep`]
    if (produk && belum_terdaftar) return [`${produk.nama} belum punya nomor pendaftaran`]
    return []
  })
}

/** Parts that are called like a product, or like a medicine, without being tied: nobody buys the package until they are mended. */
export function belumTerikat({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ nama, mirip, zat }) => {
    if (mirip) return [`${nama} mirip ${mirip.nama}${mirip.resep ? ', yang perlu resep' : ', tetapi belum diikat'}`]
    return zat ? [`${nama}: ${zat} tidak boleh ada di dalam paket`] : []
  })
}

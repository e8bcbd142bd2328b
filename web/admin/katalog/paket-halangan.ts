import type { PaketAdmin } from '#contract/katalog/paket-office.ts'

/** Why a package cannot be bought, whatever the stock: parts that may not leave the shop. */
export function halanganOf({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ produk }) => {
    if (produk && !produk.aktif) return [`${produk.nama} diarsipkan`]
    if (produk?.resep) return [`${produk.nama} perlu resep`]
    return []
  })
}

/** Parts that are called like a product without being tied to it: they are sold without its stock and its rules. */
export function belumTerikat({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ nama, mirip }) =>
    mirip ? [`${nama} mirip ${mirip.nama}${mirip.resep ? ', yang perlu resep' : ', tetapi belum diikat'}`] : [],
  )
}

import type { PaketAdmin } from '#contract/katalog/paket-office.ts'

/** Why a package cannot be bought, whatever the stock: parts that may not leave the shop. */
export function halanganOf({ isi }: Pick<PaketAdmin, 'isi'>): string[] {
  return isi.flatMap(({ produk }) => {
    if (produk && !produk.aktif) return [`${produk.nama} diarsipkan`]
    if (produk?.resep) return [`${produk.nama} perlu resep`]
    return []
  })
}

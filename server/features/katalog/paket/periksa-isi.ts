import type { Deps } from '#server/deps.ts'
import { findMirip } from '#server/features/katalog/produk/produk-mirip.ts'
import { zatOf } from '#server/features/katalog/produk/zat-isi.ts'
import { paketRepository } from './paket.repository.ts'

/**
 * Marks parts without a product whose name resembles a product, or a substance not allowed in a package. Such packages are not
 * sold. They cannot be saved any more; they are older than the rule or than the product they resemble.
 */
export async function periksaIsi({ db }: Pick<Deps, 'db'>): Promise<void> {
  const paket = paketRepository(db)
  const names = await paket.listLepas()
  const mirip = await findMirip(db, names)
  await paket.setPeriksa(names.filter((nama, index) => mirip[index] || zatOf(nama)))
}

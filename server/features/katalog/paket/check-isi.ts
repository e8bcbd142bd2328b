import type { Deps } from '#server/deps.ts'
import { findSimilar } from '#server/features/katalog/produk/similar-produk.ts'
import { zatOf } from '#server/features/katalog/produk/zat-isi.ts'
import { paketRepository } from './paket.repository.ts'

/**
 * Marks parts without a product whose name resembles a product, or a substance not allowed in a package. Such packages are not
 * sold. They cannot be saved any more; they are older than the rule or than the product they resemble.
 */
export async function checkContent({ db }: Pick<Deps, 'db'>): Promise<void> {
  const paket = paketRepository(db)
  const names = await paket.listUnused()
  const similar = await findSimilar(db, names)
  await paket.setCheck(names.filter((name, index) => similar[index] || zatOf(name)))
}

import type { Deps } from '#server/deps.ts'
import { paketRepository } from './paket.repository.ts'
import { findMirip } from './produk-mirip.ts'
import { zatOf } from './zat-isi.ts'

/**
 * Looks at what parts without a tie are called: like a product, or like a substance that may not be in a package. Such a package is
 * not sold. Nobody can save one; it was there before, or what it is called like came afterwards.
 */
export async function periksaIsi({ db }: Pick<Deps, 'db'>): Promise<void> {
  const paket = paketRepository(db)
  const names = await paket.listLepas()
  const mirip = await findMirip(db, names)
  await paket.setPeriksa(names.filter((nama, index) => mirip[index] || zatOf(nama)))
}

import type { Tx } from '#server/db/transaction.ts'
import { favoritRepository } from './favorit.repository.ts'
import { kabarStokRepository } from './kabar-stok.repository.ts'

/** Deletes an account's favorites and stock notifications. */
export async function forgetFavorit(tx: Tx, penggunaId: number): Promise<void> {
  await favoritRepository(tx).forget(penggunaId)
  await kabarStokRepository(tx).forget(penggunaId)
}

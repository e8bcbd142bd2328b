import type { Tx } from '#server/db/transaction.ts'
import { favoritRepository } from './favorit.repository.ts'
import { kabarStokRepository } from './kabar-stok.repository.ts'

/** Takes away what an account kept, and waits for. */
export async function forgetFavorit(tx: Tx, penggunaId: number): Promise<void> {
  await favoritRepository(tx).forget(penggunaId)
  await kabarStokRepository(tx).forget(penggunaId)
}

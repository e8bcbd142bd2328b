import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { deleteFoto } from '#server/features/foto/foto.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'

/** Deletes the photos of refunds to a user. They may show a bank account or a name, so they are deleted with the account. */
export async function forgetReturnFoto(tx: Tx, storage: Deps['storage'], penggunaId: number): Promise<void> {
  for (const id of await pengembalianRepository(tx).listWithFoto(penggunaId))
    await deleteFoto(tx, storage, 'pengembalian_id', id)
}

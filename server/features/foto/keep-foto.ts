import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fotoRepository } from './foto.repository.ts'
import { deleteLocked } from './foto.ts'

/** What was uploaded and never sent is nobody's business after a day. */
const LEPAS_MS = 86_400_000

/** Deletes photos that go with nothing. What they go with deletes its own. */
export const keepFoto = ({ db, clock, storage }: Deps): Promise<void> =>
  transaction(db, async (tx) => {
    const before = new Date(clock().getTime() - LEPAS_MS)
    await deleteLocked(tx, storage, await fotoRepository(tx).lock({ before }))
  })

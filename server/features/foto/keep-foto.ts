import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fotoRepository } from './foto.repository.ts'
import { deleteLocked } from './foto.ts'

/** Time after which unassigned photos are deleted. */
const LEPAS_MS = 86_400_000

/** Deletes old unassigned photos. Other features delete the photos of their records. */
export const keepFoto = ({ db, clock, storage }: Deps): Promise<void> =>
  transaction(db, async (tx) => {
    const before = new Date(clock().getTime() - LEPAS_MS)
    await deleteLocked(tx, storage, await fotoRepository(tx).lock({ before }))
  })

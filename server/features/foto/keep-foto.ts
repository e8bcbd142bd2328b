import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fotoRepository } from './foto.repository.ts'
import { deleteLocked } from './foto.ts'

/** Time after which unassigned photos are deleted. */
const UNUSED_MS = 86_400_000

/** Deletes old unassigned photos. Other features delete the photos of their records. */
export async function keepFoto(deps: Deps): Promise<void> {
  while (await deleteBatch(deps)) {}
}

/** @returns true if photos were deleted */
const deleteBatch = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const found = await fotoRepository(tx).lock({ before: new Date(clock().getTime() - UNUSED_MS) })
    await deleteLocked(tx, storage, found)
    return found.length > 0
  })

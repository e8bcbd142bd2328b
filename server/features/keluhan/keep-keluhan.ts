import { FOTO_KEEP_HARI } from '#contract/keluhan/limits.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { deleteFoto } from '#server/features/foto/foto.ts'
import { keluhanRepository } from './keluhan.repository.ts'

/** Deletes the photos of complaints that were closed long ago. The texts stay with the order. */
export async function keepKeluhan(deps: Deps): Promise<void> {
  while (await deleteOne(deps)) {}
}

/** @returns true if a complaint was processed */
const deleteOne = ({ db, clock, storage }: Deps) =>
  transaction(db, async (tx) => {
    const now = clock()
    const due = await keluhanRepository(tx).lockOldFoto(new Date(now.getTime() - FOTO_KEEP_HARI * 86_400_000))
    if (!due) return false
    await deleteFotoOf(tx, storage, due.keluhan_id, now)
    return true
  })

/** Removes a person from their complaints: texts and photos are deleted; the result stays with the order. */
export async function forgetKeluhan(tx: Tx, storage: Deps['storage'], penggunaId: number, now: Date): Promise<void> {
  const keluhan = keluhanRepository(tx)
  const own = await keluhan.lockOwned(penggunaId)
  for (const { keluhan_id, foto_dihapus } of own) if (!foto_dihapus) await deleteFotoOf(tx, storage, keluhan_id, now)
  await keluhan.forget(own.map(({ keluhan_id }) => keluhan_id))
}

async function deleteFotoOf(tx: Tx, storage: Deps['storage'], keluhanId: number, now: Date): Promise<void> {
  await deleteFoto(tx, storage, 'keluhan_id', keluhanId)
  await keluhanRepository(tx).update(keluhanId, { foto_dihapus: now })
}

import type { Deps } from '#server/deps.ts'
import { lookHash } from '#server/storage/look-hash.ts'
import { berkasRepository } from './berkas.repository.ts'

/** Pictures per run. One takes about 50 ms. */
const PIECE = 20

/** Computes the perceptual hash of pictures that were stored without one. A missing or broken file counts as blank. */
export async function fillRupa({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const berkas = berkasRepository(db)
  for (const { berkas_id, kunci } of await berkas.listWithoutRupa(PIECE)) {
    const bytes = await storage.get(kunci)
    await berkas.setRupa(berkas_id, bytes ? await lookHash(bytes).catch(() => '0') : '0')
  }
}

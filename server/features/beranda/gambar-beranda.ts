import type { BerandaValues } from '#contract/beranda/admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { deleteGambar, SIDE_MAX } from '#server/storage/save-gambar.ts'
import { gambarBerandaRepository } from './gambar-beranda.repository.ts'

/** Time after which uploaded pictures that were never saved are deleted. */
const UNUSED_MS = 86_400_000
const PER_RUN = 100

/**
 * Stores a picture for a landing page that is not saved yet.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, TERLALU_RAMAI
 */
export async function uploadGambarBeranda(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  berkas: File,
): Promise<{ nama: string }> {
  const { name, bytes } = await cleanPhoto(await berkas.bytes(), SIDE_MAX)
  await gambarBerandaRepository(db).insert(name, clock())
  await storage.put(`beranda/${name}`, bytes)
  return { nama: name }
}

/**
 * Marks the page's pictures as shown, in the transaction that writes the page.
 * @returns the pictures that are no longer shown
 * @throws VALIDATION_FAILED if one does not exist
 */
export async function showGambar(tx: Tx, { gambar_hero, tim }: BerandaValues, now: Date): Promise<string[]> {
  const gambar = gambarBerandaRepository(tx)
  const shown = [
    { path: 'gambar_hero', nama: gambar_hero },
    ...tim.map(({ foto }, index) => ({ path: `tim.${index}.foto`, nama: foto })),
  ].filter((item): item is { path: string; nama: string } => item.nama !== null)
  const present = await gambar.lock(shown.map(({ nama }) => nama))
  const errors = shown
    .filter(({ nama }) => !present.has(nama))
    .map(({ path }) => ({ path, msg: 'Gambarnya sudah dihapus. Unggah lagi.' }))
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  return gambar.show([...present], now)
}

/**
 * Deletes given and old pictures that the page does not show. Deletes the file first: after a failure the row still refers to
 * it.
 */
export const discardGambar = (
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  names: readonly string[],
) =>
  transaction(db, async (tx) => {
    const gambar = gambarBerandaRepository(tx)
    for (const unused of await gambar.lockUnused(names, new Date(clock().getTime() - UNUSED_MS), PER_RUN)) {
      await deleteGambar(storage, 'beranda', unused.nama)
      await gambar.delete(unused.nama)
    }
  })

export const discardOldGambar = (deps: Deps): Promise<void> => discardGambar(deps, [])

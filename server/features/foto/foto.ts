import { randomBytes } from 'node:crypto'
import type { Foto } from '#contract/foto/endpoints.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type Berkas, once } from '#server/http/berkas.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { fotoRepository, type Parent } from './foto.repository.ts'

/** Longest side in pixels: a label stays legible. */
const SIDE_MAX = 2000

type Manage = Pick<Deps, 'db' | 'clock' | 'storage'>

/**
 * Stores a photo before its record is sent, re-encoded without metadata such as its location. The row is written first, so that
 * no stored file lacks a row.
 * @param who account, or address of an anonymous visitor, for the rate limits
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, TERLALU_SERING, TERLALU_RAMAI
 */
export async function uploadFoto({ db, clock, storage }: Manage, who: string, foto: File): Promise<Foto> {
  await takeJatah(db, 'foto', who, clock())
  await takeJatah(db, 'foto-hari', who, clock())
  const { bytes } = await cleanPhoto(await foto.bytes(), SIDE_MAX)
  const kunci = `foto/${randomBytes(16).toString('hex')}.webp`
  const row = await fotoRepository(db).insert({ kunci, ukuran: bytes.length, dibuat: clock() })
  await storage.put(kunci, bytes)
  return row
}

/** @throws FOTO_TIDAK_ADA if it does not exist or belongs to a record */
export function discardFoto({ db, storage }: Manage, fotoId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const found = await fotoRepository(tx).lock({ fotoId })
    if (found.length === 0) throw new AppError('FOTO_TIDAK_ADA')
    await deleteLocked(tx, storage, found)
  })
}

/**
 * Assigns photos to a record or to one of its messages, in the record's transaction. @throws FOTO_TIDAK_ADA if one does not exist or belongs to another
 * record
 */
export async function handInFoto(
  tx: Tx,
  parent: Parent,
  id: number,
  fotoIds: readonly string[],
  pesanId: number | null = null,
): Promise<void> {
  if (fotoIds.length === 0) return
  if ((await fotoRepository(tx).handIn(parent, id, fotoIds, pesanId)) < fotoIds.length)
    throw new AppError('FOTO_TIDAK_ADA')
}

/** Returns a photo for display. The caller checks the permission. @throws FOTO_TIDAK_ADA */
export async function openFoto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  parent: Parent,
  id: number,
  fotoId: string,
): Promise<Berkas> {
  const found = await fotoRepository(db).findIn(parent, id, fotoId)
  const bytes = found && (await storage.get(found.kunci))
  if (!bytes) throw new AppError('FOTO_TIDAK_ADA')
  return { name: `foto-${found.urutan}.webp`, type: 'image/webp', isShown: true, content: once(bytes) }
}

/** Deletes all photos of a record, in the caller's transaction. @returns the number of photos deleted */
export async function deleteFoto(tx: Tx, storage: Deps['storage'], parent: Parent, id: number): Promise<number> {
  const found = await fotoRepository(tx).lock({ induk: parent, id })
  await deleteLocked(tx, storage, found)
  return found.length
}

/** Deletes locked photos. Deletes the files first: after a failure or a crash the rows still refer to them. */
export async function deleteLocked(
  tx: Tx,
  storage: Deps['storage'],
  found: readonly { foto_id: string; kunci: string }[],
): Promise<void> {
  for (const { kunci } of found) await storage.remove(kunci)
  await fotoRepository(tx).delete(found.map(({ foto_id }) => foto_id))
}

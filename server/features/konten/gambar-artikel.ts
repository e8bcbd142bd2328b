import type { GambarArtikel } from '#contract/konten/admin.ts'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import { gambarIn } from '#contract/konten/naskah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { deleteGambar, SIDE_MAX } from '#server/storage/save-gambar.ts'
import { gambarArtikelRepository } from './gambar-artikel.repository.ts'

/** Time after which pictures that no article shows are deleted. */
const UNUSED_MS = 86_400_000
const PER_RUN = 100

/**
 * Stores a picture for an article that is not saved yet.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN
 */
export async function uploadGambarArtikel(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  berkas: File,
): Promise<GambarArtikel> {
  const { name, bytes, width, height } = await cleanPhoto(await berkas.bytes(), SIDE_MAX)
  await gambarArtikelRepository(db).insert(name, clock())
  await storage.put(`artikel/${name}`, bytes)
  return { nama: name, lebar: width, tinggi: height }
}

/**
 * Assigns the pictures of its document to an article, in the transaction that writes the article.
 * @throws GAMBAR_ARTIKEL_TIDAK_ADA if one does not exist
 */
export async function giveGambar(tx: Tx, artikelId: number, dokumen: Dokumen | null, now: Date): Promise<void> {
  const gambar = gambarArtikelRepository(tx)
  const names = dokumen ? gambarIn(dokumen) : []
  const present = await gambar.lock(names)
  if (present.length < names.length)
    throw new AppError('GAMBAR_ARTIKEL_TIDAK_ADA', {
      errors: [{ path: 'dokumen', msg: 'Gambar ini sudah dihapus. Hapus dari artikel, lalu unggah lagi.' }],
    })
  await gambar.give(artikelId, names, now)
}

/** Deletes pictures that no article shows. Deletes the file first: after a failure the row still refers to it. */
export const discardUnusedGambar = ({ db, clock, storage }: Deps): Promise<void> =>
  transaction(db, async (tx) => {
    const gambar = gambarArtikelRepository(tx)
    const before = new Date(clock().getTime() - UNUSED_MS)
    for (const { nama, artikelId } of await gambar.lockUnused(before, PER_RUN)) {
      if (artikelId !== null) {
        await gambar.keep(nama, artikelId)
        continue
      }
      await deleteGambar(storage, 'artikel', nama)
      await gambar.delete(nama)
    }
  })

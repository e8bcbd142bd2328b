import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { akunRepository } from './akun.repository.ts'

/** Longest side in pixels: sharp at the largest size that the pages display. */
const SIDE_MAX = 640

const keyOf = (gambar: string) => `profil/${gambar}`

export function profileFoto({ db, storage, log }: { db: Deps['db'] | Tx } & Pick<Deps, 'storage' | 'log'>) {
  const akun = akunRepository(db)

  /** Cleans a photo and stores its file. @returns the file's name */
  async function store(upload: Uint8Array): Promise<string> {
    const { name, bytes } = await cleanPhoto(upload, SIDE_MAX)
    await storage.put(keyOf(name), bytes)
    return name
  }

  /** Removes the file of a picture that no account shows any more. A failure is only logged. */
  async function discard(gambar: string | null | undefined): Promise<void> {
    if (!gambar || gambar.includes('/')) return
    await storage.remove(keyOf(gambar)).catch((err: unknown) => log.warn({ err, gambar }, 'old picture not deleted'))
  }

  /** Remove the old file last: an aborted request may leave an unused file, but never an account without its picture. */
  const replace = async (penggunaId: number, gambar: string | null): Promise<void> =>
    discard(await akun.replaceGambar(penggunaId, gambar))

  return {
    store,
    discard,

    /** @returns the new picture's name */
    async put(penggunaId: number, upload: Uint8Array): Promise<string> {
      const name = await store(upload)
      await replace(penggunaId, name)
      return name
    },

    remove: (penggunaId: number) => replace(penggunaId, null),

    async get(gambar: string): Promise<{ bytes: Uint8Array; type: string }> {
      const bytes = await storage.get(keyOf(gambar))
      if (!bytes) throw new AppError('GAMBAR_TIDAK_ADA')
      return { bytes, type: 'image/webp' }
    },
  }
}

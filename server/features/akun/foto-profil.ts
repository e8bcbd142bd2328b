import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { akunRepository } from './akun.repository.ts'

/** Pixels on the longer side: sharp on the largest place that a screen has for it. */
const SISI_MAX = 640

const keyOf = (gambar: string) => `profil/${gambar}`

export function fotoProfil({ db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>) {
  const akun = akunRepository(db)

  /** The old file goes last: a broken request leaves a file too many, never an account whose picture is gone. */
  async function replace(penggunaId: number, gambar: string | null): Promise<void> {
    const lama = await akun.replaceGambar(penggunaId, gambar)
    if (!lama || lama.includes('/')) return
    await storage.remove(keyOf(lama)).catch((err: unknown) => log.warn({ err, lama }, 'old picture stays'))
  }

  return {
    /** @returns the new picture's name */
    async put(penggunaId: number, upload: Uint8Array): Promise<string> {
      const { name, bytes } = await cleanPhoto(upload, SISI_MAX)
      await storage.put(keyOf(name), bytes)
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

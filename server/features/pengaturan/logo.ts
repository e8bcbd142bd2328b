import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Gambar } from '#server/kernel/gambar.ts'
import { cleanLogo } from '#server/storage/photo.ts'

const kunci = (name: string) => `logo/${name}`

/**
 * Stores a logo for the settings to refer to. Replaced logos stay, because sent mails show them.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN
 */
export async function uploadLogo({ storage }: Pick<Deps, 'storage'>, berkas: File): Promise<{ logo_toko: string }> {
  const { name, bytes } = await cleanLogo(await berkas.bytes())
  await storage.put(kunci(name), bytes)
  return { logo_toko: name }
}

/** @throws GAMBAR_TIDAK_ADA, BERKAS_TIDAK_TERJANGKAU */
export async function readLogo({ storage }: Pick<Deps, 'storage'>, name: string): Promise<Gambar> {
  const bytes = await storage.get(kunci(name))
  if (!bytes) throw new AppError('GAMBAR_TIDAK_ADA')
  return { bytes, type: 'image/png' }
}

/** @throws VALIDATION_FAILED if the logo does not exist */
export async function requireLogo({ storage }: Pick<Deps, 'storage'>, name: string | undefined): Promise<void> {
  if (name && !(await storage.get(kunci(name))))
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'logo_toko', msg: 'Logonya sudah dihapus. Unggah lagi.' }],
    })
}

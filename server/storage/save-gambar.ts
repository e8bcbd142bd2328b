import { LEBAR_GAMBAR } from '#contract/gambar.ts'
import { cleanPhoto } from './photo.ts'
import type { Storage } from './storage.ts'

/** Pixels on the longer side: the widest delivered width, and room for a sharper screen. */
export const SISI_MAX = 1600

/**
 * Cleans an uploaded picture of the catalogue or an article and keeps it as a master, for `work` to write its new name
 * down (undefined where nothing was uploaded). What `work` could not write down is not kept. The old picture stays where
 * it is: orders show the picture of their day.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, and whatever `work` throws
 */
export async function saveGambar<T>(
  storage: Storage,
  folder: 'produk' | 'paket' | 'artikel',
  berkas: File | undefined,
  work: (name: string | undefined) => Promise<T>,
): Promise<T> {
  if (!berkas) return work(undefined)
  const { name, bytes } = await cleanPhoto(await berkas.bytes(), SISI_MAX)
  await storage.put(`${folder}/${name}`, bytes)
  try {
    return await work(name)
  } catch (error) {
    // One that stays is a file too many; what is wrong is the other failure.
    await storage.remove(`${folder}/${name}`).catch(() => {})
    throw error
  }
}

/** Takes a picture away with all its resized copies. An address of somebody else's picture names no file of ours. */
export async function deleteGambar(storage: Storage, folder: 'artikel' | 'beranda', name: string): Promise<void> {
  if (!/^[\w-]+\.\w+$/.test(name)) return
  const copies = LEBAR_GAMBAR.flatMap((lebar) =>
    ['avif', 'webp'].map((format) => `varian/${folder}/${name}/${lebar}.${format}`),
  )
  for (const key of [`${folder}/${name}`, ...copies]) await storage.remove(key)
}

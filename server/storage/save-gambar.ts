import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import { cleanPhoto } from './photo.ts'
import type { Storage } from './storage.ts'

/** Pixels on the longer side: the widest delivered width, and room for a sharper screen. */
export const SIDE_MAX = 1600

/**
 * Cleans an uploaded picture and stores it as a master. `work` then saves its new name (undefined without an upload). If `work`
 * fails, the new file is deleted. The old picture is kept, because orders show the picture of their day.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, and errors of `work`
 */
export async function saveGambar<T>(
  storage: Storage,
  folder: 'produk' | 'paket' | 'artikel',
  berkas: File | undefined,
  work: (name: string | undefined) => Promise<T>,
): Promise<T> {
  if (!berkas) return work(undefined)
  const { name, bytes } = await cleanPhoto(await berkas.bytes(), SIDE_MAX)
  await storage.put(`${folder}/${name}`, bytes)
  try {
    return await work(name)
  } catch (error) {
    // Ignored: a leftover file is harmless, and the error of `work` is the one to report.
    await storage.remove(`${folder}/${name}`).catch(() => {})
    throw error
  }
}

/** Deletes a picture and all its resized copies. A URL on another host is no file name and is ignored. */
export async function deleteGambar(storage: Storage, folder: 'artikel' | 'beranda', name: string): Promise<void> {
  if (!/^[\w-]+\.\w+$/.test(name)) return
  const copies = GAMBAR_WIDTHS.flatMap((width) =>
    ['avif', 'webp'].map((format) => `varian/${folder}/${name}/${width}.${format}`),
  )
  for (const key of [`${folder}/${name}`, ...copies]) await storage.remove(key)
}

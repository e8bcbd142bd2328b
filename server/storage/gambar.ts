import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { formatGambar, type Gambar } from '#server/kernel/gambar.ts'
import { loadSharp, resizeInTurn } from './decoders.ts'
import type { Storage } from './storage.ts'

const TYPE_BY_EXTENSION: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/**
 * Delivers pictures in the requested width and in the best format that the browser accepts. A resized copy is made once and
 * stored next to the masters; concurrent requests share the work.
 */
export function gambarDelivery(storage: Storage) {
  const inWork = new Map<string, Promise<Uint8Array>>()

  async function resized(key: string, folder: string, name: string, width: number, format: 'avif' | 'webp') {
    const kept = await storage.get(key)
    if (kept) return kept
    const pending =
      inWork.get(key) ?? resize(storage, key, `${folder}/${name}`, width, format).finally(() => inWork.delete(key))
    inWork.set(key, pending)
    return pending
  }

  /**
   * @param width requested CSS width times pixel density, rounded up to the next GAMBAR_WIDTHS, at most the largest. Without it,
   * or if the browser accepts neither AVIF nor WebP, the master is sent.
   * @throws GAMBAR_TIDAK_ADA
   */
  return async (
    folder: 'produk' | 'paket' | 'artikel' | 'beranda',
    name: string,
    width?: number,
    accept?: string,
  ): Promise<Gambar> => {
    const format = formatGambar(accept)
    if (width === undefined || !format) {
      const bytes = await storage.get(`${folder}/${name}`)
      const type = TYPE_BY_EXTENSION[name.split('.').at(-1) ?? '']
      if (!bytes || !type) throw new AppError('GAMBAR_TIDAK_ADA')
      return { bytes, type }
    }
    const step = GAMBAR_WIDTHS.find((candidate) => candidate >= width) ?? GAMBAR_WIDTHS.at(-1) ?? width
    const bytes = await resized(`varian/${folder}/${name}/${step}.${format}`, folder, name, step, format)
    return { bytes, type: `image/${format}` }
  }
}

async function resize(storage: Storage, key: string, masterKey: string, width: number, format: 'avif' | 'webp') {
  const master = await storage.get(masterKey)
  if (!master) throw new AppError('GAMBAR_TIDAK_ADA')
  const sharp = await loadSharp()
  const image = sharp(master).resize({ width, withoutEnlargement: true })
  const copy = format === 'avif' ? image.avif({ effort: 3 }) : image.webp({ quality: 82 })
  const bytes = await resizeInTurn(() => copy.toBuffer())
  // A failed write is ignored: the copy is made again next time, and this response does not need it.
  await storage.put(key, bytes).catch(() => {})
  return bytes
}

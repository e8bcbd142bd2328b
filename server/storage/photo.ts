import { randomBytes } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { AppError } from '#server/kernel/app-error.ts'
import { decodeInTurn } from './decoders.ts'

const MAX_PIXELS = 40_000_000

/** What cameras and phones write. SVG is not among them: it is a program, not a picture. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

interface Photo {
  /** Random, so it says nothing and is never used twice. */
  name: string
  bytes: Uint8Array
  /** Pixels, as it stands upright. */
  width: number
  height: number
}

/**
 * Makes an uploaded file harmless: decodes it, whatever it says that it is, turns it upright, shrinks it to `max` pixels
 * on its longer side, and writes it anew as WebP without metadata (a phone notes the place where a photo was taken).
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, TERLALU_RAMAI
 */
export async function cleanPhoto(upload: Uint8Array, max: number): Promise<Photo> {
  // Only the head is read; a picture of enormous size is never unpacked.
  const { format, width, height } = await decode(() => sharp(upload, { limitInputPixels: false }).metadata())
  if (!FORMATS.has(format)) throw new AppError('GAMBAR_TIDAK_DAPAT_DIBACA')
  if (width * height > MAX_PIXELS) throw new AppError('GAMBAR_TERLALU_LUAS')
  const { data: bytes, info } = await decodeInTurn(() =>
    decode(() =>
      sharp(upload, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  return { name: `${randomBytes(16).toString('hex')}.webp`, bytes, width: info.width, height: info.height }
}

async function decode<T extends Metadata | { data: Buffer }>(work: () => Promise<T>): Promise<T> {
  return work().catch((cause: unknown) => {
    throw new AppError('GAMBAR_TIDAK_DAPAT_DIBACA', { cause })
  })
}

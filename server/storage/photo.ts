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
  await look(upload, FORMATS)
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

/** Pixels of a side: sharp on paper and on every screen, small enough for a mail. */
const SISI_LOGO = 192
const FORMAT_LOGO = new Set(['jpeg', 'png', 'webp'])

/**
 * The same for a logo: a square on white, which is read on light and dark grounds, as PNG, which every mail program shows.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, TERLALU_RAMAI
 */
export async function cleanLogo(upload: Uint8Array): Promise<Pick<Photo, 'name' | 'bytes'>> {
  await look(upload, FORMAT_LOGO)
  const { data: bytes } = await decodeInTurn(() =>
    decode(() =>
      sharp(upload, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .flatten({ background: 'white' })
        .resize({ width: SISI_LOGO, height: SISI_LOGO, fit: 'contain', background: 'white' })
        .png({ palette: true })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  return { name: `${randomBytes(16).toString('hex')}.png`, bytes }
}

/** Only the head is read; a picture of enormous size is never unpacked. */
async function look(upload: Uint8Array, formats: ReadonlySet<string>): Promise<void> {
  const { format, width, height } = await decode(() => sharp(upload, { limitInputPixels: false }).metadata())
  if (!formats.has(format)) throw new AppError('GAMBAR_TIDAK_DAPAT_DIBACA')
  if (width * height > MAX_PIXELS) throw new AppError('GAMBAR_TERLALU_LUAS')
}

async function decode<T extends Metadata | { data: Buffer }>(work: () => Promise<T>): Promise<T> {
  return work().catch((cause: unknown) => {
    throw new AppError('GAMBAR_TIDAK_DAPAT_DIBACA', { cause })
  })
}

import { randomBytes } from 'node:crypto'
import type { Metadata } from 'sharp'
import { AppError } from '#server/kernel/app-error.ts'
import { decodeInTurn, loadSharp } from './decoders.ts'

const MAX_PIXELS = 40_000_000

/** Formats of cameras and phones. Not SVG, because it can contain scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

interface Photo {
  /** Random, so it reveals nothing and is never reused. */
  name: string
  bytes: Uint8Array
  /** Pixels, in upright orientation. */
  width: number
  height: number
}

/**
 * Sanitizes an uploaded file. It is decoded regardless of its declared type, turned upright, and shrunk to `max` pixels on its
 * longer side. It is saved as WebP without metadata (phones record the location of a photo).
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, TERLALU_RAMAI
 */
export async function cleanPhoto(upload: Uint8Array, max: number): Promise<Photo> {
  const sharp = await loadSharp()
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

/** Pixels per side: sharp on paper and on every screen, small enough for a mail. */
const LOGO_SIDE = 192
const FORMAT_LOGO = new Set(['jpeg', 'png', 'webp'])

/**
 * Sanitizes a logo: a square on white, which is legible on light and dark backgrounds. PNG, because every mail program displays
 * it.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, TERLALU_RAMAI
 */
export async function cleanLogo(upload: Uint8Array): Promise<Pick<Photo, 'name' | 'bytes'>> {
  const sharp = await loadSharp()
  await look(upload, FORMAT_LOGO)
  const { data: bytes } = await decodeInTurn(() =>
    decode(() =>
      sharp(upload, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .flatten({ background: 'white' })
        .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'contain', background: 'white' })
        .png({ palette: true })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  return { name: `${randomBytes(16).toString('hex')}.png`, bytes }
}

/** Checks format and size. Only the header is read, so an enormous picture is never decoded. */
async function look(upload: Uint8Array, formats: ReadonlySet<string>): Promise<void> {
  const sharp = await loadSharp()
  const { format, width, height } = await decode(() => sharp(upload, { limitInputPixels: false }).metadata())
  if (!formats.has(format)) throw new AppError('GAMBAR_TIDAK_DAPAT_DIBACA')
  if (width * height > MAX_PIXELS) throw new AppError('GAMBAR_TERLALU_LUAS')
}

async function decode<T extends Metadata | { data: Buffer }>(work: () => Promise<T>): Promise<T> {
  return work().catch((cause: unknown) => {
    throw new AppError('GAMBAR_TIDAK_DAPAT_DIBACA', { cause })
  })
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SAND } from './colors.ts'

const LOGO = new URL('../../web/drawings/logo.svg', import.meta.url)
const LOGO_SIZE = 64
const POINTS_PER_INCH = 72

/** Returns the shop's mark as a square PNG with transparent background, `size` pixels wide. */
export async function gambarIkon(size: number): Promise<Buffer> {
  const density = (POINTS_PER_INCH * size) / LOGO_SIZE
  return sharp(await readFile(LOGO), { density })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
}

/** Returns the mark on the shop's background, for maskable icons; a circle of four fifths of the width is always visible. */
export async function drawFullIcon(size: number): Promise<Buffer> {
  const mark = await gambarIkon(Math.round(size * 0.68))
  return sharp({ create: { width: size, height: size, channels: 3, background: SAND } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PASIR } from './warna.ts'

const LOGO = new URL('../../web/drawings/logo.svg', import.meta.url)
const LOGO_SIZE = 64
const POINTS_PER_INCH = 72

/** The shop's mark as a square PNG, `size` pixels wide, on nothing. */
export async function gambarIkon(size: number): Promise<Buffer> {
  const density = (POINTS_PER_INCH * size) / LOGO_SIZE
  return sharp(await readFile(LOGO), { density })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
}

/** The mark on the shop's ground, for home screens that cut out a shape of their own; a circle of four fifths stays. */
export async function gambarIkonPenuh(size: number): Promise<Buffer> {
  const mark = await gambarIkon(Math.round(size * 0.68))
  return sharp({ create: { width: size, height: size, channels: 3, background: PASIR } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}

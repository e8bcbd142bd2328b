import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/* Process of its own, which draws the pictures of the demo shop and ends: its memory would stay with the shop. */

/** A drawing as SVG whose viewBox has `drawn` units of width, to be rendered `width` pixels wide. */
export interface Drawing {
  path: string
  drawn: number
  width: number
}

process.once('message', async (drawings: Drawing[]) => {
  const pictures = await Promise.all(drawings.map(draw))
  process.send?.(pictures, () => process.disconnect())
})

async function draw({ path, drawn, width }: Drawing): Promise<Buffer> {
  // 72 dpi draws one unit per pixel; the right density renders directly at the final size, without scaling.
  return sharp(await readFile(path), { density: (72 * width) / drawn })
    .resize({ width })
    .webp({ quality: 90, effort: 1 })
    .toBuffer()
}

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { CORAL, INK, SAND, SEA, SEA_PALE, SPOT } from './colors.ts'
import { fitText, text, textWidth } from './lettering.ts'
import { at, circle, d, document, path } from './svg.ts'

/** Recommended size of link previews, in pixels. */
const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
/** Boundary between the background and the picture. */
const EDGE = 470
/** Edge of the picture: a wave. */
const WAVE = d`M${EDGE + 12} 0c-26 76 26 130 10 214-18 92-30 128-6 214 20 72-26 120-4 202H${WIDTH}V0z`

interface Kartu {
  /** File name of the drawing beside the text, in `web/drawings/`. */
  gambar: string
  title: string
  /** Text in two lines. */
  sentences: readonly [string, string]
}

/** Link previews of the shop's own pages, by their file names in `public/`. */
export const SOCIAL_CARDS: Record<string, Kartu> = {
  og: { gambar: 'hero', title: 'KerapuSehat', sentences: ['Kesehatan ikan kerapu,', 'dari rakit Anda.'] },
  'og-penyakit-1': penyakit('bakteri', 'Penyakit Bakteri'),
  'og-penyakit-2': penyakit('jamur', 'Penyakit Jamur'),
  'og-penyakit-3': penyakit('virus', 'Penyakit Virus'),
  'og-penyakit-4': penyakit('parasit', 'Penyakit Parasit'),
  'og-penyakit-5': penyakit('nutrition', 'Gangguan Gizi'),
  'og-penyakit-air': penyakit('air', 'Air & lingkungan'),
  ...Object.fromEntries(KODE_PENYAKIT.map((kode) => [`og-penyakit-${kode}`, kartu(kode)])),
}

function penyakit(drawing: string, title: string): Kartu {
  return { gambar: `penyakit-${drawing}`, title, sentences: ['Kenali tandanya, dan apa', 'yang harus dilakukan.'] }
}

function kartu(kode: KodePenyakit): Kartu {
  const { nama } = PENYAKIT[kode]
  const title = nama.slice(0, 1).toUpperCase() + nama.slice(1)
  return { gambar: `kartu/${kode}`, title, sentences: ['Kenali tandanya, dan apa', 'yang harus dilakukan.'] }
}

/** Returns a link preview as a PNG: mark and text on the shop's background, with a drawing of the site beside them. */
export async function drawSocial({ gambar, title, sentences }: Kartu): Promise<Buffer> {
  const isShop = title === 'KerapuSehat'
  const content = [
    path(d`M0 0h${WIDTH}v${HEIGHT}H0z`, { fill: SAND }),
    `<clipPath id="tepi">${path(WAVE, {})}</clipPath>`,
    `<g clip-path="url(#tepi)">${drawing(gambar, EDGE - 30, 0, WIDTH - EDGE + 30, HEIGHT)}</g>`,
    ...(isShop
      ? [drawing('logo', LEFT, 150, 84, 84), tokoName(312, 56)]
      : [
          drawing('logo', LEFT, 64, 56, 56),
          at({ x: 72 }, tokoName(104, 34)),
          fitText(
            title,
            { x: LEFT, y: 180, w: 360, h: 180 },
            { fill: INK, align: 'left', maxSize: 76, minSize: 38, maxLines: 2 },
          ),
        ]),
    ...sentences.map((line, index) =>
      text(line, { x: LEFT, y: (isShop ? 376 : 430) + index * 42, size: 30, weight: 500, fill: INK, align: 'left' }),
    ),
    circle(LEFT + 8, 570, 8, { fill: CORAL }),
    circle(LEFT + 48, 590, 5, { fill: SPOT }),
    circle(LEFT + 352, 46, 8, { fill: CORAL }),
    circle(LEFT + 312, 76, 5, { fill: SPOT }),
    circle(LEFT + 330, 560, 11, { fill: SEA_PALE }),
  ]
  return sharp(Buffer.from(document(WIDTH, HEIGHT, title, content.join(''))))
    .png({ palette: true })
    .toBuffer()
}

function tokoName(y: number, size: number): string {
  return (
    text('Kerapu', { x: LEFT, y, size, weight: 800, fill: INK, align: 'left' }) +
    text('Sehat', { x: LEFT + textWidth('Kerapu', size, 800), y, size, weight: 800, fill: SEA, align: 'left' })
  )
}

/** A drawing of the site, scaled to fill its area. */
function drawing(name: string, x: number, y: number, width: number, height: number): string {
  const svg = readFileSync(new URL(`../../web/drawings/${name}.svg`, import.meta.url), 'utf8')
  return svg.replace(
    /^<svg [^>]*width="(\d+)" height="(\d+)"[^>]*>/,
    (_, w, h) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">`,
  )
}

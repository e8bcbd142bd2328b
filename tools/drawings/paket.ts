import { paket } from '#server/db/seed/katalog.ts'
import { CORAL, PAPER, RONA, type Rona, SAND, SEA_DARK, SHADOW, SPOT, WOOD, WOOD_DARK, WOOD_DEEP } from './colors.ts'
import { type Ukuran, wordmark } from './label.ts'
import { fitText } from './lettering.ts'
import { content, contoh } from './produk.ts'
import { at, circle, d, document, dots, ellipse, onGrid, path, rect } from './svg.ts'

interface Layout {
  rona: Rona
  /** Back row, standing higher, then the front row; left to right. */
  back: readonly string[]
  front: readonly string[]
}

function rona(kode: string): Rona {
  const found = RONA[kode]
  if (found === undefined) throw new Error(`No colour for ${kode}`)
  return found
}

const layouts: Record<string, Layout> = {
  PK1: { rona: rona('K4'), back: ['P02', 'P19', 'P22'], front: ['P16', 'P01', 'P21'] },
  PK2: { rona: rona('K2'), back: ['P05', 'P07'], front: ['P28', 'P09'] },
  PK3: { rona: rona('K3'), back: ['P12', 'P17', 'P16'], front: ['P10', 'P01', 'P03', 'P11', 'P09'] },
  PK4: { rona: rona('K5'), back: ['P17', 'P21', 'P16'], front: ['P20', 'P18'] },
  PK5: { rona: rona('K1'), back: ['P02', 'P01', 'P04'], front: ['P03', 'P28', 'P29'] },
  PK6: { rona: rona('K6'), back: ['P23', 'P25'], front: ['P26', 'P27'] },
}

const CRATE = { left: 84, right: 716, top: 556, bottom: 706 }
/** Baseline of the back row. */
const STEP = 482

export function gambarPaket(kode: string): string {
  const item = paket.find((candidate) => candidate.kode === kode)
  const plan = layouts[kode]
  if (item === undefined || plan === undefined) throw new Error(`No design for ${kode}`)
  const drawn = [...plan.back, ...plan.front].sort()
  if (drawn.join() !== [...item.isi].sort().join())
    throw new Error(`The picture of ${kode} shows other parts than the catalogue`)

  return document(
    800,
    800,
    item.title,
    rect({ x: 0, y: 0, w: 800, h: 800 }, 0, { fill: SAND }) +
      circle(400, 380, 330, { fill: plan.rona.pale }) +
      spots() +
      ellipse(420, CRATE.bottom, 360, 26, { fill: SHADOW }) +
      row(plan.back, 'lambang', { ground: STEP, height: 350, width: 600 }) +
      step() +
      row(plan.front, plan.front.length > 4 ? 'lambang' : 'kecil', { ground: 560, height: 212, width: 590 }) +
      crateFront(item.title, plan.rona) +
      contoh(800, 800),
  )
}

interface Row {
  ground: number
  height: number
  width: number
}

/** Stands packs side by side, as large as height and width allow. */
function row(codes: readonly string[], ukuran: Ukuran, { ground, height, width }: Row): string {
  const packs = codes.map((kode) => {
    const item = content(kode)
    const pack = onGrid(1, () => item.kemasan(item, ukuran))
    return { ...pack, scale: Math.min(height / pack.h, (height * 1.1) / pack.w) }
  })
  const gap = 12
  const gaps = gap * (packs.length - 1)
  const total = packs.reduce((sum, pack) => sum + pack.w * pack.scale, 0)
  const shrink = Math.min(1, (width - gaps) / total)
  const spare = Math.min((width - gaps - total * shrink) / packs.length, 40)
  let x = 400 - (total * shrink + gaps + spare * (packs.length - 1)) / 2
  return packs
    .map((pack) => {
      const w = pack.w * pack.scale * shrink
      const svg = at({ x: x + w / 2, y: ground, scale: pack.scale * shrink }, pack.svg)
      x += w + gap + spare
      return svg
    })
    .join('')
}

function step(): string {
  const { left, right, top } = CRATE
  return (
    rect({ x: left + 30, y: STEP, w: right - left - 60, h: top - STEP + 20 }, 0, { fill: WOOD_DEEP }) +
    rect({ x: left + 18, y: STEP - 4, w: right - left - 36, h: 18 }, 6, { fill: WOOD_DARK })
  )
}

function crateFront(title: string, color: Rona): string {
  const { left, right, top, bottom } = CRATE
  const w = right - left
  const slat = (bottom - top - 12) / 2
  const nails = [left + 22, right - 22].flatMap((x) =>
    [top + 24, top + slat - 18, top + slat + 34, bottom - 20].map((y) => [x, y] as const),
  )
  return (
    rect({ x: left, y: top, w, h: slat }, 8, { fill: WOOD }) +
    rect({ x: left, y: top + slat + 12, w, h: slat }, 8, { fill: WOOD }) +
    rect({ x: left, y: top + slat - 12, w, h: 12 }, 0, { fill: WOOD_DARK }) +
    rect({ x: left, y: bottom - 12, w, h: 12 }, 6, { fill: WOOD_DARK }) +
    rect({ x: right - 44, y: top - 6, w: 44, h: bottom - top + 6 }, 8, { fill: WOOD_DARK }) +
    rect({ x: left, y: top - 6, w: 44, h: bottom - top + 6 }, 8, { fill: '#d2aa84' }) +
    dots(nails, 8, WOOD_DEEP) +
    rect({ x: left + 62, y: top + 13, w: w - 124, h: bottom - top - 28 }, 16, { fill: PAPER }) +
    path(d`M${left + 62} ${top + 29}q0-16 16-16h8v${bottom - top - 28}h-8q-16 0-16-16z`, { fill: color.base }) +
    wordmark(412, top + 34, 21, color.dark) +
    fitText(
      title,
      { x: left + 98, y: top + 52, w: w - 172, h: bottom - top - 76 },
      {
        fill: '#0c2328',
        weight: 800,
        maxSize: 38,
        minSize: 28,
        maxLines: 2,
      },
    )
  )
}

/** The one ornament of the brand, sparse, around the set. */
function spots(): string {
  return (
    dots(
      [
        [92, 156],
        [704, 240],
        [664, 92],
      ],
      22,
      CORAL,
    ) +
    dots(
      [
        [130, 104],
        [742, 196],
        [64, 218],
      ],
      15,
      SPOT,
    ) +
    dots(
      [
        [170, 70],
        [716, 128],
        [98, 262],
      ],
      11,
      SEA_DARK,
      0.35,
    )
  )
}

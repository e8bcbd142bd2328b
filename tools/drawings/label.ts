import { INK, PAPER, type Rona, SAND } from './colors.ts'
import { eye, type Ikon } from './emblem.ts'
import { fitText, text, textWidth } from './lettering.ts'
import { at, type Box, d, path, rect } from './svg.ts'

/** Printed content of a pack. */
export interface Content {
  nama: string
  /** Short form for the small packs of a set. */
  shortName: string
  netContent: string
  rona: Rona
  ikon: Ikon
  resep: boolean
}

/**
 * 'penuh' for a picture of the product alone. In a set less is legible: 'kecil' shows mark, pictogram and short name. 'lambang'
 * shows only the pictogram, for the back row, whose lower part is hidden.
 */
export type Ukuran = 'penuh' | 'kecil' | 'lambang'

interface LabelOptions {
  ukuran: Ukuran
  /** Corner radius of the paper; undefined prints on the pack itself. */
  paper?: number
  /** Head strip in the category's color, or only the lettering. */
  head: 'pita' | 'polos'
  withoutIcon?: boolean
  /** Free margin left and right of the name, as a share of the width. */
  edge?: number
}

export function label(box: Box, content: Content, options: LabelOptions): string {
  const { x, y, w, h } = box
  const { rona } = content
  const r = options.paper
  const out: string[] = []
  if (r !== undefined) out.push(rect(box, r, { fill: PAPER }))

  const head = Math.max(0.13 * h, 36)
  const strip = options.head === 'pita'
  if (strip) out.push(path(topStrip(x, y, w, head, r ?? 0), { fill: rona.base }))
  out.push(
    wordmark(x + w / 2, y + head / 2, Math.min(head * 0.42, w * 0.085), strip ? SAND : rona.dark, options.ukuran),
  )

  let bottom = y + h
  if (content.resep) {
    const band = Math.max(0.115 * h, 40)
    bottom -= band
    out.push(path(bottomStrip(x, bottom, w, band, r ?? 0), { fill: INK }))
    out.push(
      fitText('Resep dokter hewan', inset({ x, y: bottom, w, h: band }, 12, 8), {
        fill: SAND,
        weight: 800,
        maxSize: 30,
        minSize: 16,
        maxLines: 1,
      }),
    )
  }

  const room: Box = { x, y: y + head, w, h: bottom - y - head }
  out.push(options.ukuran === 'penuh' ? fullPrint(room, h, content, options) : smallPrint(room, content, options))
  return out.join('')
}

/** Print of a small pack: the pictogram and, unless its lower part is hidden, the short name. */
function smallPrint(room: Box, content: Content, { ukuran }: LabelOptions): string {
  const { x, w } = room
  const alone = ukuran === 'lambang'
  const side = Math.min(room.h * (alone ? 0.62 : 0.54), w * 0.68)
  const y = room.y + (alone ? side * 0.58 : room.h * 0.33)
  const ikon = at({ x: x + w / 2, y, scale: side / 100 }, content.ikon(content.rona))
  if (alone) return ikon
  return (
    ikon +
    fitText(content.shortName, inset({ ...room, y: room.y + room.h * 0.64, h: room.h * 0.32 }, w * 0.05, 0), {
      fill: INK,
      weight: 800,
      maxSize: 74,
      minSize: 24,
      maxLines: 2,
    })
  )
}

/** Print of a pack alone: quantity, pictogram and full name. @param h height of the label, which sets the sizes */
function fullPrint(
  { x, y, w, h: free }: Box,
  h: number,
  content: Content,
  { withoutIcon, edge = 0.045 }: LabelOptions,
): string {
  const pill = Math.max(0.1 * h, 36)
  const pillTop = y + free - pill - (content.resep ? 10 : 0.045 * h)
  const iconSide = withoutIcon ? 0 : Math.min(0.31 * h, w * 0.52)
  const iconTop = y + 0.035 * h
  const ikon = withoutIcon
    ? ''
    : at({ x: x + w / 2, y: iconTop + iconSide / 2, scale: iconSide / 100 }, content.ikon(content.rona))
  const nameTop = iconTop + iconSide + (withoutIcon ? 0 : 0.035 * h)
  return (
    netContentPill(x + w / 2, pillTop, pill, content) +
    ikon +
    fitText(content.nama, inset({ x, y: nameTop, w, h: pillTop - 0.042 * h - nameTop }, w * edge, 0), {
      fill: INK,
      weight: 800,
      maxSize: 48,
      minSize: 20,
      maxLines: 4,
    })
  )
}

function netContentPill(cx: number, top: number, height: number, { netContent, rona }: Content): string {
  const size = height * 0.58
  const width = textWidth(netContent, size, 700) + height * 0.9
  return (
    rect({ x: cx - width / 2, y: top, w: width, h: height }, height / 2, { fill: rona.pale }) +
    text(netContent, { x: cx, y: top + height / 2 + size * 0.35, size, weight: 700, fill: rona.dark })
  )
}

/** Mark and name of the shop, centered; the small packs carry the mark alone. */
export function wordmark(cx: number, cy: number, size: number, fill: string, ukuran: Ukuran = 'penuh'): string {
  if (ukuran !== 'penuh') return eye(cx, cy, size)
  const name = textWidth('KerapuSehat', size, 800)
  const r = size * 0.62
  const left = cx - (2 * r + size * 0.4 + name) / 2
  return (
    eye(left + r, cy, r) +
    text('KerapuSehat', { x: left + 2 * r + size * 0.4, y: cy + size * 0.355, size, weight: 800, fill, align: 'left' })
  )
}

export function inset({ x, y, w, h }: Box, dx: number, dy: number): Box {
  return { x: x + dx, y: y + dy, w: w - 2 * dx, h: h - 2 * dy }
}

function topStrip(x: number, y: number, w: number, h: number, r: number): string {
  return d`M${x} ${y + h}V${y + r}q0${-r} ${r}${-r}H${x + w - r}q${r} 0 ${r} ${r}V${y + h}z`
}

function bottomStrip(x: number, y: number, w: number, h: number, r: number): string {
  return d`M${x} ${y}H${x + w}V${y + h - r}q0 ${r}${-r} ${r}H${x + r}q${-r} 0${-r}${-r}z`
}

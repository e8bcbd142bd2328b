import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'
import type { Box } from './svg.ts'
import { gridStep, num, path } from './svg.ts'

/* All text is converted to outlines, because the machine that rasterizes the pictures may have no fonts. */

type Weight = 500 | 600 | 700 | 800
type Align = 'left' | 'center' | 'right'

/** Share of the size that capitals reach above the baseline. */
const CAP_HEIGHT = 0.72

const require = createRequire(import.meta.url)
const fonts = new Map<Weight, Font>()

function font(weight: Weight): Font {
  let loaded = fonts.get(weight)
  if (loaded === undefined) {
    const file = require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`)
    const bytes = readFileSync(file)
    loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    fonts.set(weight, loaded)
  }
  return loaded
}

interface Placed {
  glyph: Glyph
  /** From the start of the line, in font units. */
  offset: number
}

/**
 * Returns glyphs with kerning only: the library cannot read this font's substitution tables, and Indonesian does not need them.
 */
function shape(content: string, face: Font): { glyphs: Placed[]; width: number } {
  const glyphs: Placed[] = []
  let offset = 0
  for (const char of content) {
    const glyph = face.charToGlyph(char)
    if (glyph.index === 0) throw new Error(`The font has no '${char}' (in '${content}')`)
    const previous = glyphs.at(-1)?.glyph
    if (previous !== undefined) offset += face.getKerningValue(previous, glyph)
    glyphs.push({ glyph, offset })
    offset += glyph.advanceWidth
  }
  return { glyphs, width: offset }
}

export function textWidth(text: string, size: number, weight: Weight): number {
  const face = font(weight)
  return (shape(text, face).width * size) / face.unitsPerEm
}

interface TextOptions {
  x: number
  /** Baseline. */
  y: number
  size: number
  weight?: Weight
  fill: string
  align?: Align
}

export function text(content: string, { x, y, size, weight = 700, fill, align = 'center' }: TextOptions): string {
  return lettering(outline(content, x, y, size, weight, align), fill)
}

function outline(content: string, x: number, y: number, size: number, weight: Weight, align: Align): string {
  const face = font(weight)
  const scale = size / face.unitsPerEm
  const { glyphs, width } = shape(content, face)
  const left = align === 'left' ? x : align === 'center' ? x - (width * scale) / 2 : x - width * scale
  return relative(glyphs.flatMap(({ glyph, offset }) => glyph.getPath(left + offset * scale, y, size).commands))
}

/**
 * Lettering makes up most of a file. It is written in relative whole numbers of a fifth of a unit (or of the current coarser
 * grid) and scaled back. That is half the length of absolute decimals, with an error below a tenth of a pixel.
 */
function lettering(data: string, fill: string): string {
  const cell = letteringCell()
  return cell === 1
    ? path(data, { fill })
    : path(data, { fill }).replace('<path', `<path transform="scale(${num(cell)})"`)
}

function letteringCell(): number {
  return Math.max(gridStep(), 0.2)
}

function relative(commands: readonly PathCommand[]): string {
  const cell = letteringCell()
  const whole = (value: number) => Math.round(value / cell)
  let out = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let last = ''
  const write = (letter: string, values: number[]) => {
    out += values
      .map((value, index) => {
        const separator = index === 0 ? (letter === last && letter !== 'M' ? ' ' : letter) : ' '
        return separator === ' ' && value < 0 ? String(value) : separator + value
      })
      .join('')
    last = letter
  }
  for (const command of commands) {
    if (command.type === 'Z') {
      out += 'z'
      last = 'z'
      x = startX
      y = startY
      continue
    }
    const toX = whole(command.x)
    const toY = whole(command.y)
    if (command.type === 'M') {
      write('M', [toX, toY])
      startX = toX
      startY = toY
    } else if (command.type === 'L') {
      if (toX === x && toY === y) continue
      if (toY === y) write('h', [toX - x])
      else if (toX === x) write('v', [toY - y])
      else write('l', [toX - x, toY - y])
    } else if (command.type === 'Q') {
      write('q', [whole(command.x1) - x, whole(command.y1) - y, toX - x, toY - y])
    } else {
      write('c', [
        whole(command.x1) - x,
        whole(command.y1) - y,
        whole(command.x2) - x,
        whole(command.y2) - y,
        toX - x,
        toY - y,
      ])
    }
    x = toX
    y = toY
  }
  return out
}

interface FitOptions {
  weight?: Weight
  fill: string
  align?: Align
  maxSize: number
  /** Minimum size: if the text does not fit at it, `fitText` throws instead of drawing an illegible label. */
  minSize: number
  maxLines?: number
  lineHeight?: number
}

/**
 * Sets text into a box in the largest size that fits, wrapped into lines of even length. Breaks after a hyphen only if that
 * makes the lettering clearly larger.
 */
export function fitText(content: string, box: Box, options: FitOptions): string {
  const { weight = 700, fill, align = 'center', maxSize, minSize, maxLines = 4, lineHeight = 1.14 } = options
  const words = setIn(content.split(/(?<=\s)/))
  const syllables = setIn(content.split(/(?<=[\s-])/))
  const best = words === undefined || (syllables?.size ?? 0) > words.size * 1.15 ? syllables : words
  if (best === undefined) throw new Error(`'${content}' does not fit ${num(box.w)}×${num(box.h)} at ${minSize}`)

  const { lines, size } = best
  const top = box.y + (box.h - blockHeight(lines.length, size)) / 2
  const x = align === 'left' ? box.x : align === 'center' ? box.x + box.w / 2 : box.x + box.w
  const data = lines.map((line, index) =>
    outline(line, x, top + size * (CAP_HEIGHT + index * lineHeight), size, weight, align),
  )
  return lettering(data.join(''), fill)

  function blockHeight(count: number, size: number): number {
    return size * (CAP_HEIGHT + (count - 1) * lineHeight)
  }

  function setIn(pieces: readonly string[]): { lines: string[]; size: number } | undefined {
    for (let size = maxSize; size >= minSize; size -= 0.5) {
      for (let count = 1; count <= maxLines && blockHeight(count, size) <= box.h; count++) {
        const { lines, longest } = wrap(pieces, count, (line) => textWidth(line, size, weight))
        if (longest <= box.w) return { lines, size }
      }
    }
    return undefined
  }
}

interface Wrapped {
  lines: string[]
  longest: number
  /** Sum of squares: the smaller, the more even the lines. */
  uneven: number
}

/** Returns the line breaks into at most `count` lines with the shortest longest line; ties prefer the most even lines. */
function wrap(pieces: readonly string[], count: number, measure: (line: string) => number): Wrapped {
  const whole = pieces.join('').trim()
  const width = measure(whole)
  let best: Wrapped = { lines: [whole], longest: width, uneven: width * width }
  if (count === 1) return best
  for (let split = 1; split < pieces.length; split++) {
    const head = pieces.slice(0, split).join('').trim()
    const headWidth = measure(head)
    const rest = wrap(pieces.slice(split), count - 1, measure)
    const longest = Math.max(headWidth, rest.longest)
    const uneven = headWidth * headWidth + rest.uneven
    if (longest < best.longest - 0.01 || (longest < best.longest + 0.01 && uneven < best.uneven)) {
      best = { lines: [head, ...rest.lines], longest, uneven }
    }
  }
  return best
}

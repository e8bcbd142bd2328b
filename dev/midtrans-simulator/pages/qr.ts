import { Html } from './html.ts'

/*
 * A QR code of version 5, error correction L, mask 0: 37 × 37 modules, one block of 108 data and 26 correction bytes.
 * One fixed size is enough for one short line, and keeps this to a page. ISO/IEC 18004.
 */
const SIZE = 37
const DATA = 108
const CORRECTION = 26
const LONGEST = DATA - 2

export function qrSvg(text: string, label: string): Html {
  const modules = qrModules(text)
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const name = new Html(label.replace(/[&<>"]/g, ''))
  return new Html(
    `<svg class="qr" role="img" aria-label="${name.markup}" viewBox="-4 -4 ${SIZE + 8} ${SIZE + 8}" shape-rendering="crispEdges">` +
      `<rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#10272e"/></svg>`,
  )
}

/** true = dark. Longer texts are cut. */
function qrModules(text: string): boolean[][] {
  const grid: (boolean | undefined)[][] = Array.from({ length: SIZE }, () => Array(SIZE).fill(undefined))
  drawFixedPatterns(grid)
  const data = dataBytes(text)
  drawData(grid, [...data, ...correctionBytes(data)])
  return grid.map((row) => row.map(Boolean))
}

type Grid = (boolean | undefined)[][]

function set(grid: Grid, x: number, y: number, dark: boolean) {
  const row = grid[y]
  if (row && x >= 0 && x < SIZE) row[x] = dark
}

function drawFixedPatterns(grid: Grid) {
  for (let i = 0; i < SIZE; i++) {
    set(grid, i, 6, i % 2 === 0)
    set(grid, 6, i, i % 2 === 0)
  }
  // Rings around a centre: three finders with their white border, and one alignment mark.
  const rings = (cx: number, cy: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        set(grid, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
      }
    }
  }
  for (const [cx, cy] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ] as const) {
    rings(cx, cy, 4, (ring) => ring !== 2 && ring !== 4)
  }
  rings(SIZE - 7, SIZE - 7, 2, (ring) => ring !== 1)
  drawFormat(grid)
}

/** Format bits of (L, mask 0): 01000 with its BCH code, XOR the fixed mask. */
function drawFormat(grid: Grid) {
  const level = 0b01000
  let rest = level
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((level << 10) | rest) ^ 0x5412
  const bit = (i: number) => ((bits >> i) & 1) === 1
  for (let i = 0; i < 15; i++) {
    const near = i < 6 ? i : i < 8 ? i + 1 : -1
    if (near >= 0) set(grid, 8, near, bit(i))
    else set(grid, i === 8 ? 7 : 14 - i, 8, bit(i))
    if (i < 8) set(grid, SIZE - 1 - i, 8, bit(i))
    else set(grid, 8, SIZE - 15 + i, bit(i))
  }
  set(grid, 8, SIZE - 8, true)
}

function dataBytes(text: string): number[] {
  const bytes = [...Buffer.from(text, 'utf8').subarray(0, LONGEST)]
  // Mode 0100 (bytes), length, bytes, terminator 0000: everything is shifted by half a byte.
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data: number[] = []
  for (let i = 0; i < nibbles.length; i += 2) data.push(((nibbles[i] ?? 0) << 4) | (nibbles[i + 1] ?? 0))
  for (let pad = 0xec; data.length < DATA; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** Product in the field GF(256) of QR codes. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> i) & 1) * a
  }
  return product
}

/** Reed-Solomon remainder of the data. */
function correctionBytes(data: number[]): number[] {
  const divisor: number[] = [...Array(CORRECTION - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < CORRECTION; i++) {
    for (let j = 0; j < CORRECTION; j++) {
      divisor[j] = multiply(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  let remainder: number[] = Array(CORRECTION).fill(0)
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0)
    remainder = [...remainder.slice(1), 0].map((value, i) => value ^ multiply(divisor[i] ?? 0, factor))
  }
  return remainder
}

/** Zigzag of column pairs from the right, around what is drawn already, with mask 0. */
function drawData(grid: Grid, bytes: number[]) {
  let next = 0
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < SIZE; step++) {
      const y = upward ? SIZE - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue
        const bit = (((bytes[next >> 3] ?? 0) >> (7 - (next & 7))) & 1) === 1
        next++
        set(grid, x, y, bit !== ((x + y) % 2 === 0))
      }
    }
  }
}

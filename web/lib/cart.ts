import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from './browser-storage.ts'

/** Storage key given by the specification. */
const KEY = 'keranjang'
/** Maximum lines per order. */
export const LINES_MAX = 50

/** Item of a line: a product or a package. */
export type KeranjangContents = { produkId: number } | { paketId: number }

export type KeranjangLine = KeranjangContents & {
  kategori: string
  nama: string
  /** Whole rupiah. */
  harga: number
  gambar: string | null
  /** Quantity that could be bought at the last refresh; 0 = not available, for any reason. */
  stok: number
  /** True if the product needs a prescription; the cart cannot be used to order it. */
  resep?: boolean
  /** At least 1. */
  quantity: number
}

export interface Keranjang {
  /** False until the browser's storage was read: on the server and during hydration. */
  known: boolean
  /** Lines in the order in which they were added; each product and package occurs once. */
  lines: readonly KeranjangLine[]
}

const UNKNOWN: Keranjang = { known: false, lines: [] }

/** Returns the unique key of an item: `produk-3` or `paket-2`. */
export function keyOf(line: KeranjangContents): string {
  return 'produkId' in line ? `produk-${line.produkId}` : `paket-${line.paketId}`
}

/** Parses the stored cart. Unreadable lines are left out, so a broken cart is an empty one. */
export function parseKeranjang(text: string | null): KeranjangLine[] {
  const found = new Map<string, KeranjangLine>()
  for (const value of readArray(text)) {
    const line = readLine(value)
    if (line && !found.has(keyOf(line))) found.set(keyOf(line), line)
  }
  return [...found.values()].slice(0, LINES_MAX)
}

function readArray(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Validates by hand, without a schema: every screen shows the cart's size, and only forms load zod. */
function readLine(value: unknown): KeranjangLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { produkId, paketId, kategori, nama, harga, gambar, stok, resep, quantity } = value as Record<string, unknown>
  const line = isWholeNumber(produkId, 1) ? { produkId } : isWholeNumber(paketId, 1) ? { paketId } : undefined
  if (!line || typeof kategori !== 'string' || typeof nama !== 'string') return undefined
  if (gambar !== null && typeof gambar !== 'string') return undefined
  if (!isWholeNumber(harga, 0) || !isWholeNumber(stok, 0) || !isWholeNumber(quantity, 1)) return undefined
  return { ...line, kategori, nama, harga, gambar, stok, ...(resep === true && { resep }), quantity }
}

const isWholeNumber = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min

/** Returns the quantity that can be ordered now. The wanted quantity is kept in case the stock grows again. */
export const possibleQuantity = ({ quantity, stok }: Pick<KeranjangLine, 'quantity' | 'stok'>): number =>
  Math.min(quantity, stok)

/** Adds 1 to an existing line, whatever the stock, or appends a line with quantity 1. */
export function withOneMore(lines: readonly KeranjangLine[], content: KeranjangLine): readonly KeranjangLine[] {
  const kunci = keyOf(content)
  if (!lines.some((line) => keyOf(line) === kunci))
    return lines.length < LINES_MAX ? [...lines, { ...content, quantity: 1 }] : lines
  return lines.map((line) => (keyOf(line) === kunci ? { ...line, quantity: line.quantity + 1 } : line))
}

/** Raises a line to at least the quantity of an earlier order, or appends it. */
export function withAtLeast(lines: readonly KeranjangLine[], content: KeranjangLine): readonly KeranjangLine[] {
  const kunci = keyOf(content)
  if (!lines.some((line) => keyOf(line) === kunci)) return lines.length < LINES_MAX ? [...lines, content] : lines
  return lines.map((line) =>
    keyOf(line) === kunci ? { ...line, quantity: Math.max(line.quantity, content.quantity) } : line,
  )
}

const store = sharedValue<Keranjang>({
  keys: [KEY],
  unknown: UNKNOWN,
  load: () => ({ known: true, lines: parseKeranjang(readText(KEY)) }),
  save: ({ lines }) => writeText(KEY, JSON.stringify(lines)),
})

function change(to: (lines: readonly KeranjangLine[]) => readonly KeranjangLine[]): void {
  const before = store.read().lines
  const lines = to(before)
  if (lines !== before) store.write({ known: true, lines })
}

/** Returns this browser's cart; empty and not `known` until the storage was read. */
export function useKeranjang(): Keranjang {
  return useSyncExternalStore(store.subscribe, store.read, () => UNKNOWN)
}

/** @returns false if the cart has no room for another line */
export function addLine(line: KeranjangLine): boolean {
  const before = store.read().lines
  change((lines) => withOneMore(lines, line))
  return store.read().lines !== before
}

export function orderAgain(lines: readonly KeranjangLine[]): void {
  change((rows) => lines.reduce(withAtLeast, rows))
}

export function setQuantity(kunci: string, quantity: number): void {
  change((lines) =>
    lines.map((line) => (keyOf(line) === kunci ? { ...line, quantity: Math.max(1, Math.trunc(quantity) || 1) } : line)),
  )
}

/** @returns a function that restores the removed lines */
export function removeLines(kunci: readonly string[]): () => void {
  const removed = store.read().lines.filter((line) => kunci.includes(keyOf(line)))
  change((lines) => lines.filter((line) => !kunci.includes(keyOf(line))))
  return () => orderAgain(removed)
}

/** Replaces the stored name, price, picture and stock of each line with the current ones. Quantities stay. */
export function refreshLines(fresh: readonly KeranjangLine[]): void {
  change((lines) => {
    const found = new Map(fresh.map((line) => [keyOf(line), line]))
    const next = lines.map((line) => {
      const to = found.get(keyOf(line))
      return to ? { ...to, quantity: line.quantity } : line
    })
    return JSON.stringify(next) === JSON.stringify(lines) ? lines : next
  })
}

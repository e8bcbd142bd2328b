import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from './browser-storage.ts'

/** Storage key given by the specification. */
const KEY = 'keranjang'
/** Maximum lines per order. */
export const BARIS_MAX = 50

/** Item of a line: a product or a package. */
export type IsiKeranjang = { produkId: number } | { paketId: number }

export type BarisKeranjang = IsiKeranjang & {
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
  baris: readonly BarisKeranjang[]
}

const UNKNOWN: Keranjang = { known: false, baris: [] }

/** Returns the unique key of an item: `produk-3` or `paket-2`. */
export function keyOf(isi: IsiKeranjang): string {
  return 'produkId' in isi ? `produk-${isi.produkId}` : `paket-${isi.paketId}`
}

/** Parses the stored cart. Unreadable lines are left out, so a broken cart is an empty one. */
export function parseKeranjang(text: string | null): BarisKeranjang[] {
  const found = new Map<string, BarisKeranjang>()
  for (const value of readArray(text)) {
    const baris = readBaris(value)
    if (baris && !found.has(keyOf(baris))) found.set(keyOf(baris), baris)
  }
  return [...found.values()].slice(0, BARIS_MAX)
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
function readBaris(value: unknown): BarisKeranjang | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { produkId, paketId, kategori, nama, harga, gambar, stok, resep, quantity } = value as Record<string, unknown>
  const isi = isWholeNumber(produkId, 1) ? { produkId } : isWholeNumber(paketId, 1) ? { paketId } : undefined
  if (!isi || typeof kategori !== 'string' || typeof nama !== 'string') return undefined
  if (gambar !== null && typeof gambar !== 'string') return undefined
  if (!isWholeNumber(harga, 0) || !isWholeNumber(stok, 0) || !isWholeNumber(quantity, 1)) return undefined
  return { ...isi, kategori, nama, harga, gambar, stok, ...(resep === true && { resep }), quantity }
}

const isWholeNumber = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min

/** Returns the quantity that can be ordered now. The wanted quantity is kept in case the stock grows again. */
export const possibleJumlah = ({ quantity, stok }: Pick<BarisKeranjang, 'quantity' | 'stok'>): number =>
  Math.min(quantity, stok)

/** Adds 1 to an existing line, whatever the stock, or appends a line with quantity 1. */
export function withOneMore(baris: readonly BarisKeranjang[], isi: BarisKeranjang): readonly BarisKeranjang[] {
  const kunci = keyOf(isi)
  if (!baris.some((line) => keyOf(line) === kunci))
    return baris.length < BARIS_MAX ? [...baris, { ...isi, quantity: 1 }] : baris
  return baris.map((line) => (keyOf(line) === kunci ? { ...line, quantity: line.quantity + 1 } : line))
}

/** Raises a line to at least the quantity of an earlier order, or appends it. */
export function withAtLeast(baris: readonly BarisKeranjang[], isi: BarisKeranjang): readonly BarisKeranjang[] {
  const kunci = keyOf(isi)
  if (!baris.some((line) => keyOf(line) === kunci)) return baris.length < BARIS_MAX ? [...baris, isi] : baris
  return baris.map((line) =>
    keyOf(line) === kunci ? { ...line, quantity: Math.max(line.quantity, isi.quantity) } : line,
  )
}

const store = sharedValue<Keranjang>({
  keys: [KEY],
  unknown: UNKNOWN,
  load: () => ({ known: true, baris: parseKeranjang(readText(KEY)) }),
  save: ({ baris }) => writeText(KEY, JSON.stringify(baris)),
})

function change(to: (baris: readonly BarisKeranjang[]) => readonly BarisKeranjang[]): void {
  const before = store.read().baris
  const baris = to(before)
  if (baris !== before) store.write({ known: true, baris })
}

/** Returns this browser's cart; empty and not `known` until the storage was read. */
export function useKeranjang(): Keranjang {
  return useSyncExternalStore(store.subscribe, store.read, () => UNKNOWN)
}

/** @returns false if the cart has no room for another line */
export function addBaris(isi: BarisKeranjang): boolean {
  const before = store.read().baris
  change((baris) => withOneMore(baris, isi))
  return store.read().baris !== before
}

export function orderAgain(isi: readonly BarisKeranjang[]): void {
  change((baris) => isi.reduce(withAtLeast, baris))
}

export function setQuantity(kunci: string, quantity: number): void {
  change((baris) =>
    baris.map((line) => (keyOf(line) === kunci ? { ...line, quantity: Math.max(1, Math.trunc(quantity) || 1) } : line)),
  )
}

/** @returns a function that restores the removed lines */
export function removeBaris(kunci: readonly string[]): () => void {
  const outgoing = store.read().baris.filter((line) => kunci.includes(keyOf(line)))
  change((baris) => baris.filter((line) => !kunci.includes(keyOf(line))))
  return () => orderAgain(outgoing)
}

/** Replaces the stored name, price, picture and stock of each line with the current ones. Quantities stay. */
export function refreshBaris(fresh: readonly BarisKeranjang[]): void {
  change((baris) => {
    const found = new Map(fresh.map((line) => [keyOf(line), line]))
    const next = baris.map((line) => {
      const to = found.get(keyOf(line))
      return to ? { ...to, quantity: line.quantity } : line
    })
    return JSON.stringify(next) === JSON.stringify(baris) ? baris : next
  })
}

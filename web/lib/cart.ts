import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from './browser-storage.ts'

/** The key that the specification names. */
const KEY = 'keranjang'
/** As many lines as one order takes. */
export const BARIS_MAX = 50

/** What a line is of: a product, or a package. */
export type IsiKeranjang = { produkId: number } | { paketId: number }

export type BarisKeranjang = IsiKeranjang & {
  kategori: string
  nama: string
  /** Whole rupiah. */
  harga: number
  gambar: string | null
  /** What could be bought when it was last looked at; 0 = nothing, for whatever reason. */
  stok: number
  /** Sold on prescription, so never out of a cart. */
  resep?: boolean
  /** At least 1. */
  quantity: number
}

export interface Keranjang {
  /** False until the browser has looked: on the server, and while its HTML is being hydrated. */
  known: boolean
  /** Every product and every package once, in the order in which they came. */
  baris: readonly BarisKeranjang[]
}

const UNKNOWN: Keranjang = { known: false, baris: [] }

/** `produk-3` or `paket-2`: the same text for the same thing, wherever it comes from. */
export function keyOf(isi: IsiKeranjang): string {
  return 'produkId' in isi ? `produk-${isi.produkId}` : `paket-${isi.paketId}`
}

/** The lines that a stored text stands for. What cannot be read is left out, so a broken cart is an empty one. */
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

/** By hand, without a schema: every screen shows how full the cart is, and only forms bring zod with them. */
function readBaris(value: unknown): BarisKeranjang | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { produkId, paketId, kategori, nama, harga, gambar, stok, resep, quantity } = value as Record<string, unknown>
  const isi = isBilangan(produkId, 1) ? { produkId } : isBilangan(paketId, 1) ? { paketId } : undefined
  if (!isi || typeof kategori !== 'string' || typeof nama !== 'string') return undefined
  if (gambar !== null && typeof gambar !== 'string') return undefined
  if (!isBilangan(harga, 0) || !isBilangan(stok, 0) || !isBilangan(quantity, 1)) return undefined
  return { ...isi, kategori, nama, harga, gambar, stok, ...(resep === true && { resep }), quantity }
}

const isBilangan = (value: unknown, min: number): value is number => Number.isSafeInteger(value) && Number(value) >= min

/** How many of a line can be ordered now: the wish is kept, for when there are more again. */
export const jumlahDapat = ({ quantity, stok }: Pick<BarisKeranjang, 'quantity' | 'stok'>): number =>
  Math.min(quantity, stok)

/** One more of what is there already, whatever the stock; else a new line with one. */
export function withOneMore(baris: readonly BarisKeranjang[], isi: BarisKeranjang): readonly BarisKeranjang[] {
  const kunci = keyOf(isi)
  if (!baris.some((line) => keyOf(line) === kunci))
    return baris.length < BARIS_MAX ? [...baris, { ...isi, quantity: 1 }] : baris
  return baris.map((line) => (keyOf(line) === kunci ? { ...line, quantity: line.quantity + 1 } : line))
}

/** At least as many as an earlier order had. */
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

/** The cart of this browser; empty and unknown until it has been looked at. */
export function useKeranjang(): Keranjang {
  return useSyncExternalStore(store.subscribe, store.read, () => UNKNOWN)
}

/** @returns false where there is no room for another line */
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

/** @returns what puts them back */
export function removeBaris(kunci: readonly string[]): () => void {
  const keluar = store.read().baris.filter((line) => kunci.includes(keyOf(line)))
  change((baris) => baris.filter((line) => !kunci.includes(keyOf(line))))
  return () => orderAgain(keluar)
}

/** Puts today's name, price, picture and stock in the place of those of the day when the line was added. */
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

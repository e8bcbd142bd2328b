import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'terakhir-dilihat'
/** One more than is shown, because the product being viewed comes first. */
const KEEP_MAX = 7

/** A viewed product as stored in this browser, without its price, which would be outdated. */
export interface Seen {
  produkId: number
  nama: string
  gambar: string | null
}

/** Parses the stored products, most recent first. Unreadable entries are left out. */
export function parseSeen(text: string | null): readonly Seen[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(readOne).slice(0, KEEP_MAX) : []
  } catch {
    return []
  }
}

function readOne(value: unknown): Seen[] {
  const { produkId, nama, gambar } = (value ?? {}) as Record<string, unknown>
  if (!Number.isSafeInteger(produkId) || Number(produkId) < 1 || typeof nama !== 'string') return []
  return [{ produkId: Number(produkId), nama, gambar: typeof gambar === 'string' ? gambar : null }]
}

/** Moves or adds a product to the front. */
export const withSeen = (all: readonly Seen[], one: Seen): readonly Seen[] =>
  [one, ...all.filter(({ produkId }) => produkId !== one.produkId)].slice(0, KEEP_MAX)

const EMPTY: readonly Seen[] = []

/** Recently viewed products. They are stored in this browser only. */
export const seen = sharedValue<readonly Seen[]>({
  keys: [KEY],
  unknown: EMPTY,
  load: () => parseSeen(readText(KEY)),
  save: (all) => writeText(KEY, all.length > 0 ? JSON.stringify(all) : null),
})

export const recordSeen = (one: Seen): void => seen.write(withSeen(seen.read(), one))
export const forgetSeen = (): void => seen.write(EMPTY)

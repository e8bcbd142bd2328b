import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'terakhir-dilihat'
/** One more than is shown: the product that one is looking at stands in front. */
const SIMPAN_MAX = 7

/** A product as this browser remembers it. No price: it would be an old one. */
export interface Dilihat {
  produkId: number
  nama: string
  gambar: string | null
}

/** The products that a stored text stands for, the last one first. What cannot be read is left out. */
export function parseDilihat(text: string | null): readonly Dilihat[] {
  try {
    const isi: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(isi) ? isi.flatMap(readSatu).slice(0, SIMPAN_MAX) : []
  } catch {
    return []
  }
}

function readSatu(value: unknown): Dilihat[] {
  const { produkId, nama, gambar } = (value ?? {}) as Record<string, unknown>
  if (!Number.isSafeInteger(produkId) || Number(produkId) < 1 || typeof nama !== 'string') return []
  return [{ produkId: Number(produkId), nama, gambar: typeof gambar === 'string' ? gambar : null }]
}

/** Puts what was looked at in front, once. */
export const withDilihat = (semua: readonly Dilihat[], satu: Dilihat): readonly Dilihat[] =>
  [satu, ...semua.filter(({ produkId }) => produkId !== satu.produkId)].slice(0, SIMPAN_MAX)

const KOSONG: readonly Dilihat[] = []

/** What this browser looked at last. It stays in this browser. */
export const dilihat = sharedValue<readonly Dilihat[]>({
  keys: [KEY],
  unknown: KOSONG,
  load: () => parseDilihat(readText(KEY)),
  save: (semua) => writeText(KEY, semua.length > 0 ? JSON.stringify(semua) : null),
})

export const catatDilihat = (satu: Dilihat): void => dilihat.write(withDilihat(dilihat.read(), satu))
export const lupakanDilihat = (): void => dilihat.write(KOSONG)

import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

const KEY = 'terakhir-dilihat'
/** One more than is shown, because the product being viewed comes first. */
const SIMPAN_MAX = 7

/** A viewed product as stored in this browser, without its price, which would be outdated. */
export interface Dilihat {
  produkId: number
  nama: string
  gambar: string | null
}

/** Parses the stored products, most recent first. Unreadable entries are left out. */
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

/** Moves or adds a product to the front. */
export const withDilihat = (semua: readonly Dilihat[], satu: Dilihat): readonly Dilihat[] =>
  [satu, ...semua.filter(({ produkId }) => produkId !== satu.produkId)].slice(0, SIMPAN_MAX)

const KOSONG: readonly Dilihat[] = []

/** Recently viewed products. They are stored in this browser only. */
export const dilihat = sharedValue<readonly Dilihat[]>({
  keys: [KEY],
  unknown: KOSONG,
  load: () => parseDilihat(readText(KEY)),
  save: (semua) => writeText(KEY, semua.length > 0 ? JSON.stringify(semua) : null),
})

export const catatDilihat = (satu: Dilihat): void => dilihat.write(withDilihat(dilihat.read(), satu))
export const lupakanDilihat = (): void => dilihat.write(KOSONG)

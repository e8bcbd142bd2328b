import { formatGambar } from '#server/kernel/gambar.ts'
import { Kept, type Made } from './kept.ts'
import { Shelf } from './shelf.ts'

/** Maximum bytes of all entries. */
const ROOM = 32 * 1024 * 1024

/** Caches built files and pictures as bytes. Changed content gets a new name, so entries never become stale. */
export class Files {
  readonly #shelf = new Shelf<Kept>(ROOM, ({ size }) => size)

  async get(key: string, make: () => Promise<Made>): Promise<Kept> {
    const ready = this.ready(key)
    if (ready) return ready
    const kept = new Kept(await make())
    this.#shelf.put(key, kept)
    return kept
  }

  ready(key: string): Kept | undefined {
    return this.#shelf.get(key)
  }

  get filled(): { entries: number; bytes: number } {
    return this.#shelf.filled
  }
}

/** Returns a cache key that separates the picture formats of one URL, by the Accept header. */
export function pictureKey(url: string, accept?: string): string {
  return `${url} ${formatGambar(accept)}`
}

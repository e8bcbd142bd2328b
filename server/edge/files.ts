import { formatGambar } from '#server/kernel/gambar.ts'
import { Kept, type Made } from './kept.ts'
import { Shelf } from './shelf.ts'

/** Memory that all of them take together. */
const ROOM = 32 * 1024 * 1024

/** Built files and pictures as bytes, for as long as there is room. What changes gets another name, so nothing is outdated. */
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

/** Tells apart what is sent at one address to browsers that take different formats. */
export function pictureKey(url: string, accept?: string): string {
  return `${url} ${formatGambar(accept)}`
}

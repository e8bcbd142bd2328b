import { hash } from 'node:crypto'
import type { Answer } from '#server/edge/answers.ts'
import { Kept } from '#server/edge/kept.ts'
import { type List, type ListItem, PROVISIONS } from '#web/toko/offline/provisions.ts'
import { ALL_TOOLS, copyAddress } from '#web/toko/offline/readings.ts'

/** Release-specific parts of a page that no reader sees: names and hashes of style and font. */
const RELEASE_NAME = / integrity="[^"]*"|-\w{7}\.(?:css|woff2)/g

/** Versions by page: computed once for a cached page. */
const known = new WeakMap<Kept, string>()

async function versiOf(kept: Kept, mark: (html: string) => string): Promise<string> {
  const before = known.get(kept)
  if (before) return before
  const { bytes } = await kept.form('identity')
  const versi = hash('sha256', mark(bytes.toString()), 'base64url').slice(0, 12)
  known.set(kept, versi)
  return versi
}

/**
 * Returns the list of pages that a device stores for offline use. Each has a version, so that the device fetches only changed
 * pages. The list is built for each request, from pages that are mostly cached.
 * @param page returns the response at a screen's address
 */
export async function makeList(page: (url: string) => Promise<Answer>): Promise<Kept> {
  async function pick(alamat: string, url: string, mark: (html: string) => string): Promise<ListItem[]> {
    const { kept } = await page(url)
    return kept.status === 200 ? [{ alamat, versi: await versiOf(kept, mark) }] : []
  }

  const list: List = { halaman: [], alat: [] }
  // Sequential: the list is not urgent, and parallel rendering would slow down other requests.
  for (const alamat of PROVISIONS)
    list.halaman.push(...(await pick(alamat, copyAddress(alamat), (html) => html.replace(RELEASE_NAME, ''))))
  // A document with scripts depends on its release, so its version includes the asset names.
  for (const alamat of ALL_TOOLS) list.alat.push(...(await pick(alamat, alamat, (html) => html)))
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Kept({ status: 200, headers, body: JSON.stringify(list), madeOf: undefined })
}

import { hash } from 'node:crypto'
import type { Answer } from '#server/edge/answers.ts'
import { Kept } from '#server/edge/kept.ts'
import { BEKAL, type Butir, type Daftar } from '#web/toko/offline/bekal.ts'
import { alamatSalinan, SEMUA_ALAT } from '#web/toko/offline/readings.ts'

/** What a release changes in every page, and no reader sees: the names and hashes of style and font. */
const NAMA_RILIS = / integrity="[^"]*"|-\w{7}\.(?:css|woff2)/g

/** Of a page that stays in memory it is computed once. */
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
 * What a device is to keep for a day without a signal, with a mark of each page, so that it fetches only what was changed. Put together
 * anew for who asks, of pages that mostly lie in memory.
 * @param page answers a screen's address
 */
export async function makeDaftar(page: (url: string) => Promise<Answer>): Promise<Kept> {
  async function pick(alamat: string, url: string, mark: (html: string) => string): Promise<Butir[]> {
    const { kept } = await page(url)
    return kept.status === 200 ? [{ alamat, versi: await versiOf(kept, mark) }] : []
  }

  const daftar: Daftar = { halaman: [], alat: [] }
  // One after the other: nobody waits for this list, and others wait for the processor.
  for (const alamat of BEKAL)
    daftar.halaman.push(...(await pick(alamat, alamatSalinan(alamat), (html) => html.replace(NAMA_RILIS, ''))))
  // A document with scripts belongs to its release.
  for (const alamat of SEMUA_ALAT) daftar.alat.push(...(await pick(alamat, alamat, (html) => html)))
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Kept({ status: 200, headers, body: JSON.stringify(daftar), madeOf: undefined })
}

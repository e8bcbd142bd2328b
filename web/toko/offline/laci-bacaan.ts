/// <reference lib="webworker" />

import { acuanDari, asetDari, isAset, isTabel, judulDari } from './copy-html.ts'
import { alamatSalinan, LURING } from './readings.ts'
import { ambil, beratDari, isiLaci, type Simpanan, simpananPada, taruh } from './simpanan.ts'

/* Cache of offline copies: pages to read, with the files that they need. */

export const LACI = 'bacaan-2'
const LACI_LAMA = 'bacaan-1'
/** Maximum pages outside the list; the oldest are deleted first. */
const PALING_BANYAK = 60

/** Stores the offline copy of a page. @throws if it cannot be stored completely; the previous copy stays */
export async function simpanSalinan(alamat: string, versi?: string): Promise<void> {
  const laci = await caches.open(LACI)
  // Fetch the public page without cookies, whatever account is signed in.
  const response = await fetch(alamatSalinan(alamat), { credentials: 'omit' })
  if (response.status === 404) await laci.delete(alamat)
  else if (!response.ok || response.redirected) throw new Error(`${alamat}: ${response.status}`)
  else {
    const html = await response.clone().text()
    const perlu = new Set(asetDari(html))
    // The set grows during the loop, because styles reference fonts.
    for (const file of perlu) {
      await simpanFile(laci, file)
      for (const acuan of await acuanPada(laci, file)) perlu.add(acuan)
    }
    const known = versi ?? (await simpananPada(laci, alamat))?.versi
    await laci.delete(alamat)
    await taruh(laci, alamat, response, { judul: judulDari(html), perlu: [...perlu], versi: known })
  }
}

/** Stores an immutable file, unless it is stored already. */
export async function simpanFile(laci: Cache, file: string): Promise<void> {
  if (await laci.match(file, { ignoreVary: true })) return
  const response = await fetch(file, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await taruh(laci, file, response)
}

/** References found in immutable files, memoized by URL. */
const acuan = new Map<string, string[]>()

/** Returns the URLs that a stored script or style references. The route manifest references everything and needs nothing. */
export async function acuanPada(laci: Cache, file: string): Promise<string[]> {
  if (!/\.(?:js|css)$/.test(file) || isTabel(file)) return []
  const known = acuan.get(file)
  if (known) return known
  const found = acuanDari(file, (await (await ambil(laci, file))?.response.text()) ?? '')
  acuan.set(file, found)
  return found
}

/**
 * Deletes the oldest copies outside the list beyond the limits, and every file that no copy needs.
 * @param tetap paths on the list
 * @param batas maximum bytes of the cache
 */
export async function rapikan(tetap: readonly string[], batas: number): Promise<void> {
  const laci = await caches.open(LACI)
  const semua = await isiLaci(laci)
  const tetapAda = new Set([LURING, ...tetap])
  const lain = semua.filter(({ alamat }) => !isAset(alamat) && !tetapAda.has(alamat))
  const buang = new Set(lain.slice(0, -PALING_BANYAK))
  const sisa = () => {
    const pages = semua.filter((one) => !isAset(one.alamat) && !buang.has(one))
    const perlu = new Set(pages.flatMap((page) => page.perlu ?? []))
    return [...pages, ...semua.filter(({ alamat }) => perlu.has(alamat))]
  }
  for (const one of lain) if (beratDari(sisa()) > batas) buang.add(one)
  const keep = new Set(sisa())
  for (const one of semua) if (!keep.has(one)) await laci.delete(one.alamat)
}

/** Returns all copies, in the order in which they were stored. */
export async function salinanTersimpan(): Promise<Simpanan[]> {
  return (await isiLaci(await caches.open(LACI))).filter(({ alamat }) => !isAset(alamat))
}

/** Migrates the copies of the old cache format, so that pages already read are kept. */
export async function pindahkanLaciLama(): Promise<void> {
  if (!(await caches.has(LACI_LAMA))) return
  const [lama, laci] = await Promise.all([caches.open(LACI_LAMA), caches.open(LACI)])
  for (const request of await lama.keys()) {
    const { pathname, search } = new URL(request.url)
    const response = await lama.match(request, { ignoreVary: true })
    if (!response || pathname === LURING) continue
    const html = isAset(pathname) ? undefined : await response.clone().text()
    const keterangan = html === undefined ? {} : { judul: judulDari(html), perlu: asetDari(html) }
    await taruh(laci, pathname + search, response, keterangan)
  }
  await caches.delete(LACI_LAMA)
}

/** Returns a copy for display, if there is one. */
export const salinanDari = async (alamat: string) => ambil(await caches.open(LACI), alamat)

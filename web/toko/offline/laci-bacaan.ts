/// <reference lib="webworker" />

import { acuanDari, asetDari, isAset, isTabel, judulDari } from './copy-html.ts'
import { alamatSalinan, LURING } from './readings.ts'
import { ambil, beratDari, isiLaci, type Simpanan, simpananPada, taruh } from './simpanan.ts'

/* The drawer of copies: what a device keeps to read, with the files that they need. */

export const LACI = 'bacaan-2'
const LACI_LAMA = 'bacaan-1'
/** What was read beyond the list: the oldest makes room. */
const PALING_BANYAK = 60

/** @throws when the copy of a page that exists cannot be had whole; then the one before it stays */
export async function simpanSalinan(alamat: string, versi?: string): Promise<void> {
  const laci = await caches.open(LACI)
  // As everybody sees it, whoever is signed in here.
  const response = await fetch(alamatSalinan(alamat), { credentials: 'omit' })
  if (response.status === 404) await laci.delete(alamat)
  else if (!response.ok || response.redirected) throw new Error(`${alamat}: ${response.status}`)
  else {
    const html = await response.clone().text()
    const perlu = new Set(asetDari(html))
    // Grows while it is walked through: a style names fonts.
    for (const file of perlu) {
      await simpanFile(laci, file)
      for (const acuan of await acuanPada(laci, file)) perlu.add(acuan)
    }
    const known = versi ?? (await simpananPada(laci, alamat))?.versi
    await laci.delete(alamat)
    await taruh(laci, alamat, response, { judul: judulDari(html), perlu: [...perlu], versi: known })
  }
}

/** Under its address it never changes. */
export async function simpanFile(laci: Cache, file: string): Promise<void> {
  if (await laci.match(file, { ignoreVary: true })) return
  const response = await fetch(file, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await taruh(laci, file, response)
}

/** What was found in files that never change. */
const acuan = new Map<string, string[]>()

/** Addresses of what a kept script or style names. The table of routes names everything, and needs nothing. */
export async function acuanPada(laci: Cache, file: string): Promise<string[]> {
  if (!/\.(?:js|css)$/.test(file) || isTabel(file)) return []
  const known = acuan.get(file)
  if (known) return known
  const found = acuanDari(file, (await (await ambil(laci, file))?.response.text()) ?? '')
  acuan.set(file, found)
  return found
}

/**
 * Throws away the oldest copies that are on no list, beyond the limits, and every file that no copy needs any more.
 * @param tetap addresses of what is on the list
 * @param batas bytes that the drawer may take
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

/** Every copy, in the order in which they were kept. */
export async function salinanTersimpan(): Promise<Simpanan[]> {
  return (await isiLaci(await caches.open(LACI))).filter(({ alamat }) => !isAset(alamat))
}

/** What was read before the drawer had another form is not lost. */
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

/** A copy as it is shown, if there is one. */
export const salinanDari = async (alamat: string) => ambil(await caches.open(LACI), alamat)

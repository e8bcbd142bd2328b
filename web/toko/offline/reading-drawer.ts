/// <reference lib="webworker" />

import { assetsFrom, isAsset, isManifest, referencesFrom, titleFrom } from './copy-html.ts'
import { copyAddress, LURING } from './readings.ts'
import { bytesFrom, listEntries, put, type Stored, storedAt, take } from './stored.ts'

/* Cache of offline copies: pages to read, with the files that they need. */

export const DRAWER = 'bacaan-2'
const OLD_DRAWER = 'bacaan-1'
/** Maximum pages outside the list; the oldest are deleted first. */
const COPIES_MAX = 60

/** Stores the offline copy of a page. @throws if it cannot be stored completely; the previous copy stays */
export async function keepCopy(alamat: string, versi?: string): Promise<void> {
  const drawer = await caches.open(DRAWER)
  // Without cookies, so that the stored page holds nothing of an account.
  const response = await fetch(copyAddress(alamat), { credentials: 'omit' })
  if (response.status === 404) await drawer.delete(alamat)
  else if (!response.ok || response.redirected) throw new Error(`${alamat}: ${response.status}`)
  else {
    const html = await response.clone().text()
    const needs = new Set(assetsFrom(html))
    // The set grows during the loop, because styles reference fonts.
    for (const file of needs) {
      await keepFile(drawer, file)
      for (const references of await referencesAt(drawer, file)) needs.add(references)
    }
    const known = versi ?? (await storedAt(drawer, alamat))?.versi
    await drawer.delete(alamat)
    await put(drawer, alamat, response, { judul: titleFrom(html), perlu: [...needs], versi: known })
  }
}

/** Stores an immutable file, unless it is stored already. */
export async function keepFile(drawer: Cache, file: string): Promise<void> {
  if (await drawer.match(file, { ignoreVary: true })) return
  const response = await fetch(file, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await put(drawer, file, response)
}

/** References found in immutable files, memoized by URL. */
const references = new Map<string, string[]>()

/** Returns the URLs that a stored script or style references. The route manifest references everything and needs nothing. */
export async function referencesAt(drawer: Cache, file: string): Promise<string[]> {
  if (!/\.(?:js|css)$/.test(file) || isManifest(file)) return []
  const known = references.get(file)
  if (known) return known
  const found = referencesFrom(file, (await (await take(drawer, file))?.response.text()) ?? '')
  references.set(file, found)
  return found
}

/**
 * Deletes the oldest copies outside the list beyond the limits, and every file that no copy needs.
 * @param fixed paths on the list
 * @param limit maximum bytes of the cache
 */
export async function tidyUp(fixed: readonly string[], limit: number): Promise<void> {
  const drawer = await caches.open(DRAWER)
  const all = await listEntries(drawer)
  const listed = new Set([LURING, ...fixed])
  const others = all.filter(({ alamat }) => !isAsset(alamat) && !listed.has(alamat))
  const discard = new Set(others.slice(0, -COPIES_MAX))
  const remaining = () => {
    const pages = all.filter((one) => !isAsset(one.alamat) && !discard.has(one))
    const needs = new Set(pages.flatMap((page) => page.perlu ?? []))
    return [...pages, ...all.filter(({ alamat }) => needs.has(alamat))]
  }
  for (const one of others) if (bytesFrom(remaining()) > limit) discard.add(one)
  const keep = new Set(remaining())
  for (const one of all) if (!keep.has(one)) await drawer.delete(one.alamat)
}

/** Returns all copies, in the order in which they were stored. */
export async function storedCopies(): Promise<Stored[]> {
  return (await listEntries(await caches.open(DRAWER))).filter(({ alamat }) => !isAsset(alamat))
}

/** Migrates the copies of the old cache format, so that pages already read are kept. */
export async function moveOldDrawer(): Promise<void> {
  if (!(await caches.has(OLD_DRAWER))) return
  const [old, drawer] = await Promise.all([caches.open(OLD_DRAWER), caches.open(DRAWER)])
  for (const request of await old.keys()) {
    const { pathname, search } = new URL(request.url)
    const response = await old.match(request, { ignoreVary: true })
    if (!response || pathname === LURING) continue
    const html = isAsset(pathname) ? undefined : await response.clone().text()
    const details = html === undefined ? {} : { judul: titleFrom(html), perlu: assetsFrom(html) }
    await put(drawer, pathname + search, response, details)
  }
  await caches.delete(OLD_DRAWER)
}

/** Returns a copy for display, if there is one. */
export const copyFrom = async (alamat: string) => take(await caches.open(DRAWER), alamat)

/// <reference lib="webworker" />

import { assetsFrom, releaseFrom, titleFrom } from './copy-html.ts'
import type { ListItem } from './provisions.ts'
import { keepFile, referencesAt } from './reading-drawer.ts'
import { listEntries, put, type Stored, type StoredFile, take } from './stored.ts'

/*
 * Caches of tools: documents with their scripts, one cache per release. A cache is used only when it is complete, and then
 * replaces the previous one. A document thus never loads files of another release.
 */

const PREFIX = 'alat-'
/** Key that marks a cache as complete. */
const COMPLETE = '/luring/lengkap'

export const isToolDrawer = (name: string) => name.startsWith(PREFIX)

/** Returns the cache in use, if there is one. */
export async function toolDrawer(): Promise<Cache | undefined> {
  for (const name of (await caches.keys()).filter(isToolDrawer).reverse()) {
    const drawer = await caches.open(name)
    if (await drawer.match(COMPLETE)) return drawer
  }
  return undefined
}

/** Returns the documents in the cache in use. */
export async function storedTools(): Promise<Stored[]> {
  const drawer = await toolDrawer()
  return drawer ? (await listEntries(drawer)).filter(({ judul }) => judul !== undefined) : []
}

/** Returns the document of a tool for display, if it is stored. */
export async function toolsFrom(alamat: string): Promise<StoredFile | undefined> {
  const drawer = await toolDrawer()
  return drawer && take(drawer, alamat)
}

/**
 * Stores these tools, all of one release. Files from an interrupted run are not downloaded again.
 * @param slowly awaited before each file
 * @throws if the download is incomplete; the previous cache stays in use
 */
export async function keepTools(item: readonly ListItem[], slowly: () => Promise<void>): Promise<void> {
  const present = await storedTools()
  if (item.length === present.length && item.every((one) => present.some((two) => isSame(one, two)))) return

  const dokumen: (ListItem & { response: Response; html: string })[] = []
  for (const one of item) {
    await slowly()
    const response = await fetch(one.alamat, { credentials: 'omit' })
    if (!response.ok || response.redirected) throw new Error(`${one.alamat}: ${response.status}`)
    dokumen.push({ ...one, response, html: await response.clone().text() })
  }
  const [release, another] = new Set(dokumen.map(({ html }) => releaseFrom(html)))
  // The shop was updated during the download. The next run fetches a single release.
  if (!release || another) throw new Error('documents of more than one release')

  const name = PREFIX + release
  const drawer = await caches.open(name)
  const needs = new Set(dokumen.flatMap(({ html }) => assetsFrom(html)))
  // The set grows during the loop, because scripts and styles reference further files.
  for (const file of needs) {
    await slowly()
    await keepFile(drawer, file)
    for (const references of await referencesAt(drawer, file)) needs.add(references)
  }
  for (const { alamat, versi, response, html } of dokumen)
    await put(drawer, alamat, response, { versi, judul: titleFrom(html) })
  await drawer.put(COMPLETE, new Response())

  for (const other of await caches.keys()) if (isToolDrawer(other) && other !== name) await caches.delete(other)
  const fixed = new Set([COMPLETE, ...needs, ...item.map(({ alamat }) => alamat)])
  for (const { alamat } of await listEntries(drawer)) if (!fixed.has(alamat)) await drawer.delete(alamat)
}

const isSame = (one: ListItem, two: Stored) => one.alamat === two.alamat && one.versi === two.versi

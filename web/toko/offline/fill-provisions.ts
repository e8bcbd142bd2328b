/// <reference lib="webworker" />

import type { List, ListItem } from './provisions.ts'
import { DRAWER, keepCopy, storedCopies, tidyUp } from './reading-drawer.ts'
import { LIST, LURING } from './readings.ts'
import type { StoredState } from './state.ts'
import { bytesFrom, listEntries, type Stored, timeFrom } from './stored.ts'
import { isToolDrawer, keepTools, storedTools, toolDrawer } from './tool-drawer.ts'

/* Downloads the pages on the list one by one, and resumes after an interruption. */

/** Cache with the user's choice and the last list. */
export const CATATAN_DRAWER = 'luring-1'
const PILIHAN = '/luring/pilihan'
const FINISHED_PATH = '/luring/selesai'

/** 2.5 MB: together with the treatment book, which the screens store, the total stays below 3 MB. */
const LIMIT = 2.5 * 1024 * 1024
/** 6 hours: a complete copy is not checked again before that. */
const FRESH_ENOUGH_MS = 6 * 60 * 60 * 1000
/** 2 s without a page visit before each download, because the user's own requests have priority. */
const GAP_MS = 2_000

/** Minimum interval of progress messages. */
const NOTICE_MS = 1_500

let lastOpened = 0
/** Records that the user has opened a page. */
export function recordOpen(): void {
  lastOpened = Date.now()
}

/** Waits until no page has been opened for `GAP_MS`. @throws if offline storage was turned off meanwhile */
async function waitUntilIdle(): Promise<void> {
  for (;;) {
    if (!(await wantsToFill())) throw new Error('turned off')
    const remaining = lastOpened + GAP_MS - Date.now()
    if (remaining <= 0) return
    await new Promise((resolve) => setTimeout(resolve, remaining))
  }
}

/** Serializes changes of the caches: a cleanup must not delete the pictures of a copy that is still incomplete. */
let queue: Promise<unknown> = Promise.resolve()

export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const finished = queue.then(work)
  queue = finished.catch(() => {})
  return finished
}

/** Stores a page that the user has read. */
export async function keepReading(alamat: string): Promise<void> {
  if ((await readChoice()) === 'mati') return
  await enqueue(async () => {
    await keepCopy(alamat)
    await tidyUp(pathsOf(await readLastList()), LIMIT - (await toolsBytes()))
  })
}

/** Stores the offline page, which replaces pages that are unavailable. */
export const keepOffline = () => enqueue(() => keepCopy(LURING))

let filling: Promise<void> | undefined

/** Downloads missing and changed pages. Concurrent calls share one run. */
export function fillProvisions(notify: () => Promise<void>): Promise<void> {
  filling ??= downloadMissing(notify).finally(async () => {
    filling = undefined
    await notify()
  })
  return filling
}

async function downloadMissing(notify: () => Promise<void>): Promise<void> {
  if (!(await wantsToFill()) || (await freshEnough())) return
  const response = await fetch(LIST, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${LIST}: ${response.status}`)
  const catatan = await caches.open(CATATAN_DRAWER)
  await catatan.put(LIST, response.clone())
  const list: List = await response.json()
  await notify()

  await enqueue(() => keepTools(list.alat, waitUntilIdle))
  let notified = 0
  for (const item of await listMissing(list.halaman)) {
    await waitUntilIdle()
    await enqueue(() => keepCopy(item.alamat, item.versi))
    // Counting the stored pages costs a cheap phone more than fetching a page.
    if (Date.now() - notified < NOTICE_MS) continue
    await notify()
    notified = Date.now()
  }
  await enqueue(async () => tidyUp(pathsOf(list), LIMIT - (await toolsBytes())))
  await catatan.put(FINISHED_PATH, new Response(null, { headers: { date: new Date().toUTCString() } }))
}

/** Returns the pages of the list that are missing or outdated. */
async function listMissing(halaman: readonly ListItem[]): Promise<ListItem[]> {
  const present = new Map((await storedCopies()).map(({ alamat, versi }) => [alamat, versi]))
  return halaman.filter(({ alamat, versi }) => present.get(alamat) !== versi)
}

/** True if everything was complete less than 6 hours ago. A new worker resets this, see `lookAgain`. */
async function freshEnough(): Promise<boolean> {
  const finishedTime = await finishedAt()
  return finishedTime !== undefined && Date.now() - finishedTime.getTime() < FRESH_ENOUGH_MS
}

async function finishedAt(): Promise<Date | undefined> {
  const response = await (await caches.open(CATATAN_DRAWER)).match(FINISHED_PATH)
  return response && timeFrom(response)
}

/** Forces a comparison with the list at the next visit, because a new release may have changed it. */
export const requireCheck = async () => (await caches.open(CATATAN_DRAWER)).delete(FINISHED_PATH)

/** True if the first download has begun; every visit then continues it. */
export const hasStarted = async () => (await readLastList()) !== undefined

async function readLastList(): Promise<List | undefined> {
  return (await (await caches.open(CATATAN_DRAWER)).match(LIST))?.json()
}

/**
 * Returns a function for the data's date of a stored page. A page with the same version in the last list was still correct at
 * the list's date.
 */
export async function dataDateOf(): Promise<(one: Stored) => Date> {
  const response = await (await caches.open(CATATAN_DRAWER)).match(LIST)
  if (!response) return ({ waktu }) => waktu
  const listTime = timeFrom(response)
  const list: List = await response.json()
  const versi = new Map([...list.halaman, ...list.alat].map((one) => [one.alamat, one.versi]))
  return (one) => (one.waktu < listTime && one.versi === versi.get(one.alamat) ? listTime : one.waktu)
}

const pathsOf = (list: List | undefined) => list?.halaman.map(({ alamat }) => alamat) ?? []

type Pilihan = 'nyala' | 'mati'

async function readChoice(): Promise<Pilihan | undefined> {
  const response = await (await caches.open(CATATAN_DRAWER)).match(PILIHAN)
  return (await response?.text()) as Pilihan | undefined
}

/** Turns offline storage on or off. Turning it off deletes all stored content at once. */
export async function saveChoice(fresh: Pilihan): Promise<void> {
  const catatan = await caches.open(CATATAN_DRAWER)
  await catatan.put(PILIHAN, new Response(fresh))
  await catatan.delete(FINISHED_PATH)
  if (fresh === 'nyala') return
  await catatan.delete(LIST)
  await enqueue(async () => {
    for (const name of await caches.keys()) if (isToolDrawer(name)) await caches.delete(name)
    await caches.delete(DRAWER)
    await keepCopy(LURING).catch(() => {})
  })
}

const isDataSaver = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function wantsToFill(): Promise<boolean> {
  const text = await readChoice()
  return text === 'nyala' || (text === undefined && !isDataSaver())
}

const toolsBytes = async () => {
  const drawer = await toolDrawer()
  return drawer ? bytesFrom(await listEntries(drawer)) : 0
}

/** Returns the state that is sent to the pages. */
export async function state(): Promise<StoredState> {
  const [text, list, time, tools, copy] = await Promise.all([
    readChoice(),
    readLastList(),
    finishedAt(),
    storedTools(),
    listEntries(await caches.open(DRAWER)),
  ])
  const present = new Set([...tools, ...copy].map(({ alamat }) => alamat))
  const all = list ? [...list.halaman, ...list.alat] : []
  return {
    nyala: text !== 'mati' && (await wantsToFill()),
    isDataSaver: text === undefined && isDataSaver(),
    isBusy: filling !== undefined,
    ada: all.filter(({ alamat }) => present.has(alamat)).length,
    dari: all.length,
    bytes: bytesFrom(copy) + (await toolsBytes()),
    waktu: time?.toISOString(),
  }
}

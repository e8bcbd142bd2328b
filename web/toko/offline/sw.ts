/// <reference lib="webworker" />

import { isAsset, withList, withTime } from './copy-html.ts'
import {
  CATATAN_DRAWER,
  dataDateOf,
  fillProvisions,
  hasStarted,
  keepOffline,
  keepReading,
  recordOpen,
  requireCheck,
  saveChoice,
  state,
} from './fill-provisions.ts'
import { openPush, replacePush, showPush } from './push.ts'
import { copyFrom, DRAWER, moveOldDrawer, storedCopies } from './reading-drawer.ts'
import { isSickPlace, LURING, readingAddress, toolAddress } from './readings.ts'
import { PESAN } from './state.ts'
import { type Stored, type StoredFile, take } from './stored.ts'
import { isToolDrawer, storedTools, toolsFrom } from './tool-drawer.ts'

/*
 * Service worker: stores what is needed near sick fish, and shows it while the shop is unreachable. It stores no prices, no
 * stock and no personal data, and online visitors get the live shop. See docs/decisions/0014-read-offline.md and
 * 0055-tools-without-a-signal.md.
 */

declare const self: ServiceWorkerGlobalScope

/** 4 s timeout: on a weak connection, a stored page is shown after that. */
const TIMEOUT_MS = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepOffline().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Without navigation preload, every page waits for the worker to start; some browsers do not support it.
  const ready = [
    discardForeignDrawers(),
    requireCheck(),
    self.registration.navigationPreload?.enable(),
    self.clients.claim(),
  ]
  event.waitUntil(Promise.all(ready))
})

self.addEventListener('message', (event) => event.waitUntil(handleMessage(String(event.data)).catch(() => {})))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    recordOpen()
    event.respondWith(halaman(event))
  } else if (isAsset(pathname)) event.respondWith(asset(request))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)))

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(replacePush(self.registration, event).catch(() => {})),
)

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(self.clients, event.notification.data))
})

/** Handles a message of a page: an opened path, or a command. */
async function handleMessage(text: string): Promise<void> {
  if (text === PESAN.tanya) return notify()
  if (text === PESAN.nyala || text === PESAN.mati) {
    await saveChoice(text)
    await notify()
  }
  const alamat = readingAddress(text)
  if (alamat) await keepReading(alamat)
  if (text === PESAN.mati) return
  if (text === PESAN.pasang || text === PESAN.nyala || isSickPlace(text) || (await hasStarted()))
    await fillProvisions(notify)
}

async function notify(): Promise<void> {
  const current = await state()
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(current)
}

/** Returns the live page; if the shop does not respond, the stored page or the offline page. */
async function halaman({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const url = new URL(request.url)
  const kept = await saved(url)
  try {
    const direct = ask(request, preloadResponse)
    if (!kept && !isStarted(url)) return await direct
    const response = await withTimeout(direct)
    if (isGone(response)) await discard(url)
    return response
  } catch {
    return kept ? respondWithStored(kept) : luring(url)
  }
}

/**
 * Returns the stored page of a URL. A tool reads its query itself; a searched article list is another page than the stored one.
 */
async function saved({ pathname, search }: URL): Promise<StoredFile | undefined> {
  const tools = toolAddress(pathname)
  if (tools) return toolsFrom(tools)
  const alamat = readingAddress(pathname)
  return alamat && !(search && alamat === '/layanan2') ? copyFrom(alamat) : undefined
}

/** True for a start from the home screen icon. */
const isStarted = ({ pathname, search }: URL) => pathname === '/' && search.includes('dari=ikon')

/** Returns the live response. With navigation preload, the browser sent the request while the worker started. */
async function ask(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  return (await preload) ?? fetch(request)
}

/** @throws if no response arrives within `PATIENCE_MS`, or the server returns 5xx */
async function withTimeout(direct: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error('too late')))
  const response = await Promise.race([direct, late])
  if (response.status >= 500) throw new Error(`${response.status}`)
  return response
}

/** True if the page was removed or moved. */
const isGone = ({ status, type }: Response) => status === 404 || status === 410 || type === 'opaqueredirect'

async function discard({ pathname, search }: URL): Promise<void> {
  const alamat = readingAddress(pathname)
  if (alamat && !search) await (await caches.open(DRAWER)).delete(alamat)
}

async function respondWithStored(kept: StoredFile): Promise<Response> {
  const time = (await dataDateOf())(kept)
  const { response } = kept
  return new Response(withTime(await response.text(), time), { headers: response.headers })
}

async function luring(url: URL): Promise<Response> {
  const kept = await copyFrom(LURING)
  if (!kept) return Response.error()
  const isStart = isStarted(url) || url.pathname === LURING
  const time = await dataDateOf()
  const lineOf = (one: Stored) => ({ alamat: one.alamat, title: one.judul ?? one.alamat, at: time(one) })
  const copy = (await storedCopies()).filter(({ alamat }) => alamat !== LURING)
  const isKartu = ({ alamat }: Stored) => alamat.startsWith('/layanan/penyakit/')
  const content = {
    alat: (await storedTools()).filter(isFirst).map(lineOf),
    kartu: copy.filter(isKartu).map(lineOf),
    others: copy
      .filter((one) => !isKartu(one))
      .map(lineOf)
      .reverse(),
  }
  const { response } = kept
  const html = withList(await response.text(), content, isStart)
  return new Response(html, { status: isStart ? 200 : 503, headers: response.headers })
}

/** True for the first entry of a title; one screen may be stored under several paths. */
const isFirst = (one: Stored, index: number, all: readonly Stored[]) =>
  all.findIndex(({ judul }) => judul === one.judul) === index

async function asset(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return (await take(caches, pathname + search))?.response ?? fetch(request)
}

/** Deletes caches of older versions of this worker. */
async function discardForeignDrawers(): Promise<void> {
  await moveOldDrawer().catch(() => {})
  for (const name of await caches.keys())
    if (name !== DRAWER && name !== CATATAN_DRAWER && !isToolDrawer(name)) await caches.delete(name)
}

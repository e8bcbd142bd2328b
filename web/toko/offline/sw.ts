/// <reference lib="webworker" />

import { asetDari, denganDaftar, denganWaktu, isAset, type Tersimpan } from './copy-html.ts'
import { alamatBacaan, alamatSalinan, LURING } from './readings.ts'

/*
 * The service worker: keeps copies of what was read, and shows them where the shop cannot be reached. It keeps no script,
 * no price and nothing that belongs to anybody, and whoever has a signal sees the shop itself. See
 * docs/decisions/0014-read-offline.md.
 */

declare const self: ServiceWorkerGlobalScope

const LACI = 'bacaan-1'
/** What was read longest ago makes room. */
const PALING_BANYAK = 60
/** A page that is kept need not be waited for longer than this where the signal is weak. */
const SABAR_MS = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(simpan(LURING).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Otherwise every page would wait for the worker to wake up; not every browser can do that.
  event.waitUntil(Promise.all([buangLaciLama(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const alamat = alamatBacaan(String(event.data))
  if (alamat) event.waitUntil(simpan(alamat))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(halaman(event))
  else if (request.destination !== 'script' && isAset(pathname)) event.respondWith(aset(request))
})

/** One after the other: while a copy is not whole, nobody may throw away its pictures. */
let antrean: Promise<unknown> = Promise.resolve()

function simpan(alamat: string): Promise<void> {
  const selesai = antrean.then(() => keepSalinan(alamat))
  antrean = selesai.catch(() => {})
  return selesai
}

/** @throws when the copy of a page that exists cannot be had whole; then the one before it stays */
async function keepSalinan(alamat: string): Promise<void> {
  const laci = await caches.open(LACI)
  // As everybody sees it, whoever is signed in here.
  const response = await fetch(alamatSalinan(alamat), { credentials: 'omit' })
  if (response.status === 404) await laci.delete(alamat)
  else if (!response.ok) throw new Error(`${alamat}: ${response.status}`)
  else {
    const html = await response.text()
    for (const file of asetDari(html)) {
      if (!(await laci.match(file))) await laci.add(new Request(file, { credentials: 'omit' }))
    }
    await laci.put(alamat, new Response(html, { headers: kepala(response) }))
  }
  await tidy(laci)
}

/** With the policy and the time of the answer, but what is kept is not compressed any more. */
function kepala(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

/** Throws away the oldest copies beyond the limit, and every file that no copy needs any more. */
async function tidy(laci: Cache): Promise<void> {
  const semua = await tersimpan(laci)
  const lebih = semua.filter(({ alamat }) => alamat !== LURING).slice(0, -PALING_BANYAK)
  const tetap = semua.filter((salinan) => !lebih.includes(salinan))
  const dipakai = new Set(tetap.flatMap(({ alamat, html }) => [alamat, ...asetDari(html)]))
  for (const request of await laci.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!dipakai.has(pathname + search)) await laci.delete(request)
  }
}

/** Every copy, in the order in which they were read. */
async function tersimpan(laci: Cache): Promise<Tersimpan[]> {
  const alamat = (await laci.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !isAset(path))
  const copies = await Promise.all(alamat.map(async (path) => ({ path, response: await laci.match(path) })))
  return Promise.all(copies.flatMap(({ path, response }) => (response ? [read(path, response)] : [])))
}

async function read(alamat: string, response: Response): Promise<Tersimpan> {
  return { alamat, html: await response.text(), waktu: new Date(response.headers.get('date') ?? Date.now()) }
}

/** The shop's own answer; where none comes, the page's copy, or the page that says what can be read. */
async function halaman({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const laci = await caches.open(LACI)
  const alamat = search ? undefined : alamatBacaan(pathname)
  const salinan = alamat && (await laci.match(alamat))
  try {
    const langsung = ask(request, preloadResponse)
    if (!salinan) return await langsung
    const response = await segera(langsung)
    // Withdrawn, or moved.
    if (!response.ok) await laci.delete(alamat)
    return response
  } catch {
    if (!salinan) return luring(laci)
    const { html, waktu } = await read(alamat, salinan)
    return new Response(denganWaktu(html, waktu), { headers: salinan.headers })
  }
}

/** The browser may have asked already, while the worker woke up. */
async function ask(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  return (await preload) ?? fetch(request)
}

/** @throws when no answer comes in time, or the shop has trouble of its own */
async function segera(langsung: Promise<Response>): Promise<Response> {
  const terlambat = new Promise<never>((_, reject) => setTimeout(reject, SABAR_MS, new Error('too late')))
  const response = await Promise.race([langsung, terlambat])
  if (response.status >= 500) throw new Error(`${response.status}`)
  return response
}

async function luring(laci: Cache): Promise<Response> {
  const semua = await tersimpan(laci)
  const halaman = semua.find(({ alamat }) => alamat === LURING)
  if (!halaman) return Response.error()
  const bacaan = semua.filter((salinan) => salinan !== halaman).reverse()
  const headers = (await laci.match(LURING))?.headers
  return new Response(denganDaftar(halaman.html, bacaan), { status: 503, headers })
}

async function aset(request: Request): Promise<Response> {
  const laci = await caches.open(LACI)
  return (await laci.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function buangLaciLama(): Promise<void> {
  for (const nama of await caches.keys()) if (nama !== LACI) await caches.delete(nama)
}

/// <reference lib="webworker" />

import { denganDaftar, denganWaktu, isAset } from './copy-html.ts'
import {
  adaYangBuka,
  dataPer,
  isiBekal,
  keadaan,
  LACI_CATATAN,
  lihatLagi,
  pilih,
  simpanBacaan,
  simpanLuring,
  sudahMulai,
} from './isi-bekal.ts'
import { PESAN } from './keadaan.ts'
import { alatDari, alatTersimpan, isLaciAlat } from './laci-alat.ts'
import { LACI, pindahkanLaciLama, salinanDari, salinanTersimpan } from './laci-bacaan.ts'
import { alamatAlat, alamatBacaan, isTempatSakit, LURING } from './readings.ts'
import { ambil, type Simpanan, type Tampilan } from './simpanan.ts'

/*
 * Service worker: stores what is needed near sick fish, and shows it while the shop is unreachable. It stores no prices, no
 * stock and no personal data, and online visitors get the live shop. See docs/decisions/0014-read-offline.md and
 * 0055-tools-without-a-signal.md.
 */

declare const self: ServiceWorkerGlobalScope

/** 4 s timeout: on a weak connection, a stored page is shown after that. */
const SABAR_MS = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(simpanLuring().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Without navigation preload, every page waits for the worker to start; some browsers do not support it.
  const ready = [buangLaciAsing(), lihatLagi(), self.registration.navigationPreload?.enable(), self.clients.claim()]
  event.waitUntil(Promise.all(ready))
})

self.addEventListener('message', (event) => event.waitUntil(hear(String(event.data)).catch(() => {})))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    adaYangBuka()
    event.respondWith(halaman(event))
  } else if (isAset(pathname)) event.respondWith(aset(request))
})

/** Handles a message of a page: an opened path, or a command. */
async function hear(kata: string): Promise<void> {
  if (kata === PESAN.tanya) return kabarkan()
  if (kata === PESAN.nyala || kata === PESAN.mati) {
    await pilih(kata)
    await kabarkan()
  }
  const alamat = alamatBacaan(kata)
  if (alamat) await simpanBacaan(alamat)
  if (kata === PESAN.mati) return
  if (kata === PESAN.pasang || kata === PESAN.nyala || isTempatSakit(kata) || (await sudahMulai()))
    await isiBekal(kabarkan)
}

async function kabarkan(): Promise<void> {
  const kini = await keadaan()
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(kini)
}

/** Returns the live page; if the shop does not respond, the stored page or the offline page. */
async function halaman({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const url = new URL(request.url)
  const kept = await tersimpan(url)
  try {
    const langsung = ask(request, preloadResponse)
    if (!kept && !isMulai(url)) return await langsung
    const response = await segera(langsung)
    if (isGone(response)) await buang(url)
    return response
  } catch {
    return kept ? tampil(kept) : luring(url)
  }
}

/**
 * Returns the stored page of a URL. A tool reads its query itself; a searched article list is another page than the stored one.
 */
async function tersimpan({ pathname, search }: URL): Promise<Tampilan | undefined> {
  const alat = alamatAlat(pathname)
  if (alat) return alatDari(alat)
  const alamat = alamatBacaan(pathname)
  return alamat && !(search && alamat === '/layanan2') ? salinanDari(alamat) : undefined
}

/** True for a start from the home screen icon. */
const isMulai = ({ pathname, search }: URL) => pathname === '/' && search.includes('dari=ikon')

/** Returns the live response. With navigation preload, the browser sent the request while the worker started. */
async function ask(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  return (await preload) ?? fetch(request)
}

/** @throws if no response arrives within `SABAR_MS`, or the server returns 5xx */
async function segera(langsung: Promise<Response>): Promise<Response> {
  const terlambat = new Promise<never>((_, reject) => setTimeout(reject, SABAR_MS, new Error('too late')))
  const response = await Promise.race([langsung, terlambat])
  if (response.status >= 500) throw new Error(`${response.status}`)
  return response
}

/** True if the page was removed or moved. */
const isGone = ({ status, type }: Response) => status === 404 || status === 410 || type === 'opaqueredirect'

async function buang({ pathname, search }: URL): Promise<void> {
  const alamat = alamatBacaan(pathname)
  if (alamat && !search) await (await caches.open(LACI)).delete(alamat)
}

async function tampil(kept: Tampilan): Promise<Response> {
  const waktu = (await dataPer())(kept)
  const { response } = kept
  return new Response(denganWaktu(await response.text(), waktu), { headers: response.headers })
}

async function luring(url: URL): Promise<Response> {
  const kept = await salinanDari(LURING)
  if (!kept) return Response.error()
  const mulai = isMulai(url) || url.pathname === LURING
  const waktu = await dataPer()
  const baris = (one: Simpanan) => ({ alamat: one.alamat, judul: one.judul ?? one.alamat, waktu: waktu(one) })
  const salinan = (await salinanTersimpan()).filter(({ alamat }) => alamat !== LURING)
  const isKartu = ({ alamat }: Simpanan) => alamat.startsWith('/layanan/penyakit/')
  const isi = {
    alat: (await alatTersimpan()).filter(isPertama).map(baris),
    kartu: salinan.filter(isKartu).map(baris),
    lain: salinan
      .filter((one) => !isKartu(one))
      .map(baris)
      .reverse(),
  }
  const { response } = kept
  const html = denganDaftar(await response.text(), isi, mulai)
  return new Response(html, { status: mulai ? 200 : 503, headers: response.headers })
}

/** True for the first entry of a title; one screen may be stored under several paths. */
const isPertama = (one: Simpanan, index: number, all: readonly Simpanan[]) =>
  all.findIndex(({ judul }) => judul === one.judul) === index

async function aset(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return (await ambil(caches, pathname + search))?.response ?? fetch(request)
}

/** Deletes caches of older versions of this worker. */
async function buangLaciAsing(): Promise<void> {
  await pindahkanLaciLama().catch(() => {})
  for (const nama of await caches.keys())
    if (nama !== LACI && nama !== LACI_CATATAN && !isLaciAlat(nama)) await caches.delete(nama)
}

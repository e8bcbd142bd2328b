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
 * The service worker: keeps what is needed beside a sick fish, and shows it where the shop cannot be reached. It keeps no price,
 * no stock and nothing that belongs to anybody, and whoever has a signal sees the shop itself. See
 * docs/decisions/0014-read-offline.md and 0055-tools-without-a-signal.md.
 */

declare const self: ServiceWorkerGlobalScope

/** What is kept need not be waited for longer than this where the signal is weak. */
const SABAR_MS = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(simpanLuring().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Otherwise every page would wait for the worker to wake up; not every browser can do that.
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

/** A page says which path was opened, or what is wanted of us. */
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

/** The shop's own answer; where none comes, what is kept of the page, or the page that says what there is. */
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

/** A tool finds in its own address what it is to do; a list of articles is another one by what is searched. */
async function tersimpan({ pathname, search }: URL): Promise<Tampilan | undefined> {
  const alat = alamatAlat(pathname)
  if (alat) return alatDari(alat)
  const alamat = alamatBacaan(pathname)
  return alamat && !(search && alamat === '/layanan2') ? salinanDari(alamat) : undefined
}

/** The icon on the home screen. */
const isMulai = ({ pathname, search }: URL) => pathname === '/' && search.includes('dari=ikon')

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

/** Withdrawn, or moved. */
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

/** One screen may stand under several addresses. */
const isPertama = (one: Simpanan, index: number, all: readonly Simpanan[]) =>
  all.findIndex(({ judul }) => judul === one.judul) === index

async function aset(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return (await ambil(caches, pathname + search))?.response ?? fetch(request)
}

/** What other forms of this worker left behind. */
async function buangLaciAsing(): Promise<void> {
  await pindahkanLaciLama().catch(() => {})
  for (const nama of await caches.keys())
    if (nama !== LACI && nama !== LACI_CATATAN && !isLaciAlat(nama)) await caches.delete(nama)
}

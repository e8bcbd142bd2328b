/// <reference lib="webworker" />

import type { Butir, Daftar } from './bekal.ts'
import type { Keadaan } from './keadaan.ts'
import { alatTersimpan, isLaciAlat, laciAlat, simpanAlat } from './laci-alat.ts'
import { LACI, rapikan, salinanTersimpan, simpanSalinan } from './laci-bacaan.ts'
import { DAFTAR, LURING } from './readings.ts'
import { beratDari, isiLaci, type Simpanan, waktuDari } from './simpanan.ts'

/* Downloads the pages on the list one by one, and resumes after an interruption. */

/** Cache with the user's choice and the last list. */
export const LACI_CATATAN = 'luring-1'
const PILIHAN = '/luring/pilihan'
const SELESAI = '/luring/selesai'

/** 2.5 MB: together with the treatment book, which the screens store, the total stays below 3 MB. */
const BATAS = 2.5 * 1024 * 1024
/** 6 hours: a complete copy is not checked again before that. */
const CUKUP_BARU_MS = 6 * 60 * 60 * 1000
/** 2 s without a page visit before each download, because the user's own requests have priority. */
const SELA_MS = 2_000

/** Minimum interval of progress messages. */
const KABAR_MS = 1_500

let terakhirBuka = 0
/** Records that the user has opened a page. */
export function adaYangBuka(): void {
  terakhirBuka = Date.now()
}

/** Waits until no page has been opened for `SELA_MS`. @throws if offline storage was turned off meanwhile */
async function pelan(): Promise<void> {
  for (;;) {
    if (!(await mauMengisi())) throw new Error('turned off')
    const sisa = terakhirBuka + SELA_MS - Date.now()
    if (sisa <= 0) return
    await new Promise((resolve) => setTimeout(resolve, sisa))
  }
}

/** Serializes changes of the caches: a cleanup must not delete the pictures of a copy that is still incomplete. */
let antrean: Promise<unknown> = Promise.resolve()

export function antre<T>(work: () => Promise<T>): Promise<T> {
  const selesai = antrean.then(work)
  antrean = selesai.catch(() => {})
  return selesai
}

/** Stores a page that the user has read. */
export async function simpanBacaan(alamat: string): Promise<void> {
  if ((await pilihan()) === 'mati') return
  await antre(async () => {
    await simpanSalinan(alamat)
    await rapikan(alamatPada(await daftarTerakhir()), BATAS - (await beratAlat()))
  })
}

/** Stores the offline page, which replaces pages that are unavailable. */
export const simpanLuring = () => antre(() => simpanSalinan(LURING))

let mengisi: Promise<void> | undefined

/** Downloads missing and changed pages. Concurrent calls share one run. */
export function isiBekal(kabarkan: () => Promise<void>): Promise<void> {
  mengisi ??= isi(kabarkan).finally(async () => {
    mengisi = undefined
    await kabarkan()
  })
  return mengisi
}

async function isi(kabarkan: () => Promise<void>): Promise<void> {
  if (!(await mauMengisi()) || (await cukupBaru())) return
  const response = await fetch(DAFTAR, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${DAFTAR}: ${response.status}`)
  const catatan = await caches.open(LACI_CATATAN)
  await catatan.put(DAFTAR, response.clone())
  const daftar: Daftar = await response.json()
  await kabarkan()

  await antre(() => simpanAlat(daftar.alat, pelan))
  let dikabarkan = 0
  for (const butir of await kurang(daftar.halaman)) {
    await pelan()
    await antre(() => simpanSalinan(butir.alamat, butir.versi))
    // Counting the stored pages costs a cheap phone more than fetching a page.
    if (Date.now() - dikabarkan < KABAR_MS) continue
    await kabarkan()
    dikabarkan = Date.now()
  }
  await antre(async () => rapikan(alamatPada(daftar), BATAS - (await beratAlat())))
  await catatan.put(SELESAI, new Response(null, { headers: { date: new Date().toUTCString() } }))
}

/** Returns the pages of the list that are missing or outdated. */
async function kurang(halaman: readonly Butir[]): Promise<Butir[]> {
  const ada = new Map((await salinanTersimpan()).map(({ alamat, versi }) => [alamat, versi]))
  return halaman.filter(({ alamat, versi }) => ada.get(alamat) !== versi)
}

/** True if everything was complete less than 6 hours ago. A new worker resets this, see `lihatLagi`. */
async function cukupBaru(): Promise<boolean> {
  const selesai = await waktuSelesai()
  return selesai !== undefined && Date.now() - selesai.getTime() < CUKUP_BARU_MS
}

async function waktuSelesai(): Promise<Date | undefined> {
  const response = await (await caches.open(LACI_CATATAN)).match(SELESAI)
  return response && waktuDari(response)
}

/** Forces a comparison with the list at the next visit, because a new release may have changed it. */
export const lihatLagi = async () => (await caches.open(LACI_CATATAN)).delete(SELESAI)

/** True if the first download has begun; every visit then continues it. */
export const sudahMulai = async () => (await daftarTerakhir()) !== undefined

async function daftarTerakhir(): Promise<Daftar | undefined> {
  return (await (await caches.open(LACI_CATATAN)).match(DAFTAR))?.json()
}

/**
 * Returns a function for the data's date of a stored page. A page with the same version in the last list was still correct at
 * the list's date.
 */
export async function dataPer(): Promise<(one: Simpanan) => Date> {
  const response = await (await caches.open(LACI_CATATAN)).match(DAFTAR)
  if (!response) return ({ waktu }) => waktu
  const waktuDaftar = waktuDari(response)
  const daftar: Daftar = await response.json()
  const versi = new Map([...daftar.halaman, ...daftar.alat].map((one) => [one.alamat, one.versi]))
  return (one) => (one.waktu < waktuDaftar && one.versi === versi.get(one.alamat) ? waktuDaftar : one.waktu)
}

const alamatPada = (daftar: Daftar | undefined) => daftar?.halaman.map(({ alamat }) => alamat) ?? []

type Pilihan = 'nyala' | 'mati'

async function pilihan(): Promise<Pilihan | undefined> {
  const response = await (await caches.open(LACI_CATATAN)).match(PILIHAN)
  return (await response?.text()) as Pilihan | undefined
}

/** Turns offline storage on or off. Turning it off deletes all stored content at once. */
export async function pilih(baru: Pilihan): Promise<void> {
  const catatan = await caches.open(LACI_CATATAN)
  await catatan.put(PILIHAN, new Response(baru))
  await catatan.delete(SELESAI)
  if (baru === 'nyala') return
  await catatan.delete(DAFTAR)
  await antre(async () => {
    for (const nama of await caches.keys()) if (isLaciAlat(nama)) await caches.delete(nama)
    await caches.delete(LACI)
    await simpanSalinan(LURING).catch(() => {})
  })
}

const hemat = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function mauMengisi(): Promise<boolean> {
  const kata = await pilihan()
  return kata === 'nyala' || (kata === undefined && !hemat())
}

const beratAlat = async () => {
  const laci = await laciAlat()
  return laci ? beratDari(await isiLaci(laci)) : 0
}

/** Returns the state that is sent to the pages. */
export async function keadaan(): Promise<Keadaan> {
  const [kata, daftar, waktu, alat, salinan] = await Promise.all([
    pilihan(),
    daftarTerakhir(),
    waktuSelesai(),
    alatTersimpan(),
    isiLaci(await caches.open(LACI)),
  ])
  const ada = new Set([...alat, ...salinan].map(({ alamat }) => alamat))
  const semua = daftar ? [...daftar.halaman, ...daftar.alat] : []
  return {
    nyala: kata !== 'mati' && (await mauMengisi()),
    hemat: kata === undefined && hemat(),
    sibuk: mengisi !== undefined,
    ada: semua.filter(({ alamat }) => ada.has(alamat)).length,
    dari: semua.length,
    bytes: beratDari(salinan) + (await beratAlat()),
    waktu: waktu?.toISOString(),
  }
}

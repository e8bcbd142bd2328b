/// <reference lib="webworker" />

import type { Butir, Daftar } from './bekal.ts'
import type { Keadaan } from './keadaan.ts'
import { alatTersimpan, isLaciAlat, laciAlat, simpanAlat } from './laci-alat.ts'
import { LACI, rapikan, salinanTersimpan, simpanSalinan } from './laci-bacaan.ts'
import { DAFTAR, LURING } from './readings.ts'
import { beratDari, isiLaci, type Simpanan, waktuDari } from './simpanan.ts'

/* Fetches what is on the list, piece by piece, and goes on where it was cut short. */

/** What was said and which list was the last one. */
export const LACI_CATATAN = 'luring-1'
const PILIHAN = '/luring/pilihan'
const SELESAI = '/luring/selesai'

/** With the book of treatments, which the screens keep, it stays below 3 MB. */
const BATAS = 2.5 * 1024 * 1024
/** So long what is whole is not asked about again. */
const CUKUP_BARU_MS = 6 * 60 * 60 * 1000
/** Whoever opens a page has the line for himself. */
const SELA_MS = 2_000

/** So often it is told how far it is. */
const KABAR_MS = 1_500

let terakhirBuka = 0
/** Somebody opens a page. */
export function adaYangBuka(): void {
  terakhirBuka = Date.now()
}

/** @throws when it was turned off meanwhile */
async function pelan(): Promise<void> {
  for (;;) {
    if (!(await mauMengisi())) throw new Error('turned off')
    const sisa = terakhirBuka + SELA_MS - Date.now()
    if (sisa <= 0) return
    await new Promise((resolve) => setTimeout(resolve, sisa))
  }
}

/** One after the other: while a copy is not whole, nobody may throw away its pictures. */
let antrean: Promise<unknown> = Promise.resolve()

export function antre<T>(work: () => Promise<T>): Promise<T> {
  const selesai = antrean.then(work)
  antrean = selesai.catch(() => {})
  return selesai
}

/** Keeps a page that was read. */
export async function simpanBacaan(alamat: string): Promise<void> {
  if ((await pilihan()) === 'mati') return
  await antre(async () => {
    await simpanSalinan(alamat)
    await rapikan(alamatPada(await daftarTerakhir()), BATAS - (await beratAlat()))
  })
}

/** The page for what cannot be had, which every device has. */
export const simpanLuring = () => antre(() => simpanSalinan(LURING))

let mengisi: Promise<void> | undefined

/** Fetches what is missing or was changed; of many who ask at once it is done once. */
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
    // To look through everything costs a cheap phone more than to fetch a page.
    if (Date.now() - dikabarkan < KABAR_MS) continue
    await kabarkan()
    dikabarkan = Date.now()
  }
  await antre(async () => rapikan(alamatPada(daftar), BATAS - (await beratAlat())))
  await catatan.put(SELESAI, new Response(null, { headers: { date: new Date().toUTCString() } }))
}

/** Of a list, what is not there as it should be. */
async function kurang(halaman: readonly Butir[]): Promise<Butir[]> {
  const ada = new Map((await salinanTersimpan()).map(({ alamat, versi }) => [alamat, versi]))
  return halaman.filter(({ alamat, versi }) => ada.get(alamat) !== versi)
}

/** Was it whole a short time ago? A new worker looks again, see `lihatLagi`. */
async function cukupBaru(): Promise<boolean> {
  const selesai = await waktuSelesai()
  return selesai !== undefined && Date.now() - selesai.getTime() < CUKUP_BARU_MS
}

async function waktuSelesai(): Promise<Date | undefined> {
  const response = await (await caches.open(LACI_CATATAN)).match(SELESAI)
  return response && waktuDari(response)
}

/** Another release may have come: what is kept is compared with its list as soon as somebody comes. */
export const lihatLagi = async () => (await caches.open(LACI_CATATAN)).delete(SELESAI)

/** Has the list been begun? Then every visit is an occasion to go on. */
export const sudahMulai = async () => (await daftarTerakhir()) !== undefined

async function daftarTerakhir(): Promise<Daftar | undefined> {
  return (await (await caches.open(LACI_CATATAN)).match(DAFTAR))?.json()
}

/** From when a page is: what the last list had in the same version was still right then. */
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

/** Says once for all whether this device keeps anything; what it has goes at once. */
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

/** What the pages are told. */
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

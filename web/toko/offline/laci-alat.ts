/// <reference lib="webworker" />

import type { Butir } from './bekal.ts'
import { asetDari, judulDari, rilisDari } from './copy-html.ts'
import { acuanPada, simpanFile } from './laci-bacaan.ts'
import { ambil, isiLaci, type Simpanan, type Tampilan, taruh } from './simpanan.ts'

/*
 * Caches of tools: documents with their scripts, one cache per release. A cache is used only when it is complete, and then
 * replaces the previous one. A document thus never loads files of another release.
 */

const AWALAN = 'alat-'
/** Key that marks a cache as complete. */
const LENGKAP = '/luring/lengkap'

export const isLaciAlat = (nama: string) => nama.startsWith(AWALAN)

/** Returns the cache in use, if there is one. */
export async function laciAlat(): Promise<Cache | undefined> {
  for (const nama of (await caches.keys()).filter(isLaciAlat).reverse()) {
    const laci = await caches.open(nama)
    if (await laci.match(LENGKAP)) return laci
  }
  return undefined
}

/** Returns the documents in the cache in use. */
export async function alatTersimpan(): Promise<Simpanan[]> {
  const laci = await laciAlat()
  return laci ? (await isiLaci(laci)).filter(({ judul }) => judul !== undefined) : []
}

/** Returns the document of a tool for display, if it is stored. */
export async function alatDari(alamat: string): Promise<Tampilan | undefined> {
  const laci = await laciAlat()
  return laci && ambil(laci, alamat)
}

/**
 * Stores these tools, all of one release. Files from an interrupted run are not downloaded again.
 * @param pelan awaited before each file
 * @throws if the download is incomplete; the previous cache stays in use
 */
export async function simpanAlat(butir: readonly Butir[], pelan: () => Promise<void>): Promise<void> {
  const ada = await alatTersimpan()
  if (butir.length === ada.length && butir.every((one) => ada.some((two) => sama(one, two)))) return

  const dokumen: (Butir & { response: Response; html: string })[] = []
  for (const one of butir) {
    await pelan()
    const response = await fetch(one.alamat, { credentials: 'omit' })
    if (!response.ok || response.redirected) throw new Error(`${one.alamat}: ${response.status}`)
    dokumen.push({ ...one, response, html: await response.clone().text() })
  }
  const [rilis, lain] = new Set(dokumen.map(({ html }) => rilisDari(html)))
  // The shop was updated during the download. The next run fetches a single release.
  if (!rilis || lain) throw new Error('documents of more than one release')

  const nama = AWALAN + rilis
  const laci = await caches.open(nama)
  const perlu = new Set(dokumen.flatMap(({ html }) => asetDari(html)))
  // The set grows during the loop, because scripts and styles reference further files.
  for (const file of perlu) {
    await pelan()
    await simpanFile(laci, file)
    for (const acuan of await acuanPada(laci, file)) perlu.add(acuan)
  }
  for (const { alamat, versi, response, html } of dokumen)
    await taruh(laci, alamat, response, { versi, judul: judulDari(html) })
  await laci.put(LENGKAP, new Response())

  for (const other of await caches.keys()) if (isLaciAlat(other) && other !== nama) await caches.delete(other)
  const tetap = new Set([LENGKAP, ...perlu, ...butir.map(({ alamat }) => alamat)])
  for (const { alamat } of await isiLaci(laci)) if (!tetap.has(alamat)) await laci.delete(alamat)
}

const sama = (one: Butir, two: Simpanan) => one.alamat === two.alamat && one.versi === two.versi

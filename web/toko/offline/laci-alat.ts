/// <reference lib="webworker" />

import type { Butir } from './bekal.ts'
import { asetDari, judulDari, rilisDari } from './copy-html.ts'
import { acuanPada, simpanFile } from './laci-bacaan.ts'
import { ambil, isiLaci, type Simpanan, type Tampilan, taruh } from './simpanan.ts'

/*
 * The drawers of tools: documents with the scripts that they run, one drawer a release. A drawer is used when it is whole, and
 * then takes the place of the one before it, so a document never meets the files of another release.
 */

const AWALAN = 'alat-'
/** Says that everything is there. */
const LENGKAP = '/luring/lengkap'

export const isLaciAlat = (nama: string) => nama.startsWith(AWALAN)

/** The drawer in use. */
export async function laciAlat(): Promise<Cache | undefined> {
  for (const nama of (await caches.keys()).filter(isLaciAlat).reverse()) {
    const laci = await caches.open(nama)
    if (await laci.match(LENGKAP)) return laci
  }
  return undefined
}

/** The documents in the drawer that is in use. */
export async function alatTersimpan(): Promise<Simpanan[]> {
  const laci = await laciAlat()
  return laci ? (await isiLaci(laci)).filter(({ judul }) => judul !== undefined) : []
}

/** A tool's document as it is shown, if it is kept. */
export async function alatDari(alamat: string): Promise<Tampilan | undefined> {
  const laci = await laciAlat()
  return laci && ambil(laci, alamat)
}

/**
 * Keeps these tools, all of one release. What came before it was cut short is not fetched again.
 * @param pelan waited for before each file
 * @throws when they cannot be had whole; then the drawer before it stays
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
  // The shop was changed under our hands. The next time it is one.
  if (!rilis || lain) throw new Error('documents of more than one release')

  const nama = AWALAN + rilis
  const laci = await caches.open(nama)
  const perlu = new Set(dokumen.flatMap(({ html }) => asetDari(html)))
  // Grows while it is walked through: scripts and styles name others.
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

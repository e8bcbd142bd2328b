import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml'
import { formatWaktu } from '#contract/wib.ts'

/*
 * What the worker reads in a page that it keeps, and the places that it fills in when it shows one. A worker has no DOM; the
 * parser leaves text as it is written, and so do we.
 */

/** Files that never change under their address. */
const ASET = /^\/(?:assets|api\/(?:auth\/artikel|produks|paket|toko)\/images)\//

export const isAset = (pathname: string) => ASET.test(pathname)

/** Addresses of the files that a page names: styles, fonts and pictures; of one with scripts these too. */
export function asetDari(html: string): string[] {
  const found = tagsOf(html).flatMap(({ attributes: { href, src } }) => href ?? src ?? [])
  // A picture out of many is a part of one file.
  const alamat = found.map((text) => text.replaceAll('&amp;', '&').replace(/#.*/, ''))
  return [...new Set(alamat.filter(isAset))]
}

/** In the code that the build writes, each file stands as text of its own, also one that is only asked for later. */
const ACUAN = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|svg|webp|png|woff2))["'`]/g

/** Fonts and pictures of a style. */
const ACUAN_GAYA = /url\(["']?(?:\.\/|\/?assets\/)([\w.-]+)["']?\)/g

/** Addresses of the files that a script or a style names. */
export function acuanDari(file: string, isi: string): string[] {
  const found = isi.matchAll(file.endsWith('.css') ? ACUAN_GAYA : ACUAN)
  return [...new Set(Array.from(found, ([, nama]) => `/assets/${nama}`))]
}

/** The table of all routes: its name is another in every release of what browsers run. */
const TABEL = /\/assets\/manifest-[\w-]+\.js/

/** Tells the releases of documents with scripts apart. */
export const rilisDari = (html: string): string | undefined => TABEL.exec(html)?.[0]
export const isTabel = (alamat: string) => TABEL.test(alamat)

/** The title of a page, as HTML. */
export function judulDari(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| KerapuSehat$/, '')
}

/** Writes into a page from when its data is. */
export function denganWaktu(html: string, waktu: Date): string {
  return fill(unhide(html, 'kabar-luring'), 'data-per', formatWaktu(waktu.toISOString()))
}

export interface Tersimpan {
  alamat: string
  /** As HTML. */
  judul: string
  waktu: Date
}

/** What can be used and read now, in the order in which it is shown. */
export interface Isi {
  alat: readonly Tersimpan[]
  kartu: readonly Tersimpan[]
  lain: readonly Tersimpan[]
}

/**
 * Writes into the offline page what there is; without anything its own sentence stays.
 * @param mulai does it stand for the shop itself, not for a page that cannot be shown?
 */
export function denganDaftar(html: string, { alat, kartu, lain }: Isi, mulai: boolean): string {
  const bagian =
    kelompok('Alat', 'grid gap-3 sm:grid-cols-3', alat) +
    kelompok('Kartu penyakit', 'grid gap-3 sm:grid-cols-2', kartu) +
    kelompok('Bacaan', 'grid gap-3', lain)
  const page = mulai ? fill(fill(html, 'judul-luring', JUDUL_MULAI), 'kata-luring', KATA_MULAI) : html
  return bagian ? fill(page, 'bacaan', bagian) : page
}

const JUDUL_MULAI = 'Tanpa sinyal'
const KATA_MULAI =
  'Toko belum dapat dihubungi. Yang tersimpan di perangkat ini tetap bisa dipakai. Harga, stok, dan pesanan menunggu sinyal.'

function kelompok(judul: string, kelas: string, isi: readonly Tersimpan[]): string {
  if (isi.length === 0) return ''
  return `<h3 class="mt-5 mb-2 text-base">${judul}</h3><ul class="${kelas}">${isi.map(baris).join('')}</ul>`
}

function baris({ alamat, judul, waktu }: Tersimpan): string {
  return (
    `<li><a href="${alamat}" class="kartu block h-full min-h-14 px-4 py-3 hover:border-laut">` +
    `<span class="block font-semibold text-laut">${judul}</span>` +
    `<span class="block text-sm text-tinta-2">Data per ${formatWaktu(waktu.toISOString())}</span></a></li>`
  )
}

function tagsOf(html: string): ElementNode[] {
  const tags: ElementNode[] = []
  walkSync(parse(html), (node) => {
    if (node.type === ELEMENT_NODE) tags.push(node as ElementNode)
  })
  return tags
}

/** Where a tag with this id begins, and where its contents begin and end. */
function find(html: string, id: string) {
  const tag = tagsOf(html).find(({ attributes }) => attributes.id === id)
  return tag && { start: tag.loc[0].start, open: tag.loc[0].end, close: tag.loc[1].start }
}

/** Puts something into the tag with this id, in the place of what it contains. */
function fill(html: string, id: string, contents: string): string {
  const at = find(html, id)
  return at ? html.slice(0, at.open) + contents + html.slice(at.close) : html
}

/** Shows the tag with this id. */
function unhide(html: string, id: string): string {
  const at = find(html, id)
  if (!at) return html
  return html.slice(0, at.start) + html.slice(at.start, at.open).replace(/ hidden(?:="")?/, '') + html.slice(at.open)
}

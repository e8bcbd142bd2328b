import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml'
import { formatTime } from '#contract/wib.ts'

/*
 * Functions of the service worker to read stored pages and fill in placeholders when it shows them. A worker has no DOM. The
 * parser keeps text as written, and so does this code.
 */

/** Immutable files: their content never changes under a URL. */
const ASSETS = /^\/(?:assets|api\/(?:auth\/artikel|produks|paket|toko)\/images)\//

export const isAsset = (pathname: string) => ASSETS.test(pathname)

/** Returns the URLs of the files in a page: styles, fonts and pictures, and scripts if it has any. */
export function assetsFrom(html: string): string[] {
  const found = tagsOf(html).flatMap(({ attributes: { href, src } }) => href ?? src ?? [])
  // A drawing of a sprite is a fragment of one file.
  const alamat = found.map((text) => text.replaceAll('&amp;', '&').replace(/#.*/, ''))
  return [...new Set(alamat.filter(isAsset))]
}

/** In the build's code each file, even a lazily loaded one, is a string of its own. */
const REFERENCES = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|svg|webp|png|woff2))["'`]/g

/** Fonts and pictures referenced in a stylesheet. */
const STYLE_REFERENCES = /url\(["']?(?:\.\/|\/?assets\/)([\w.-]+)["']?\)/g

/** Returns the URLs of the files that a script or stylesheet references. */
export function referencesFrom(file: string, text: string): string[] {
  const found = text.matchAll(file.endsWith('.css') ? STYLE_REFERENCES : REFERENCES)
  return [...new Set(Array.from(found, ([, name]) => `/assets/${name}`))]
}

/** The route manifest, whose name changes with every release of the browser code. */
const MANIFEST = /\/assets\/manifest-[\w-]+\.js/

/** Returns the release of a document with scripts: its manifest's URL. */
export const releaseFrom = (html: string): string | undefined => MANIFEST.exec(html)?.[0]
export const isManifest = (alamat: string) => MANIFEST.test(alamat)

/** Returns the title of a page, as HTML. */
export function titleFrom(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| KerapuSehat$/, '')
}

/** Writes the date of its data into a page. */
export function withTime(html: string, time: Date): string {
  return fill(reveal(html, 'kabar-luring'), 'data-per', formatTime(time.toISOString()))
}

export interface Saved {
  alamat: string
  /** Title, as HTML. */
  title: string
  at: Date
}

/** Tools and pages available now, in display order. */
export interface Content {
  alat: readonly Saved[]
  kartu: readonly Saved[]
  others: readonly Saved[]
}

/**
 * Writes the list of stored pages into the offline page; if nothing is stored, the page keeps its own text.
 * @param isStart true if it stands in for the shop's start, false for a page that cannot be shown
 */
export function withList(html: string, { alat, kartu, others }: Content, isStart: boolean): string {
  const bagian =
    className('Alat', 'grid gap-3 sm:grid-cols-3', alat) +
    className('Kartu penyakit', 'grid gap-3 sm:grid-cols-2', kartu) +
    className('Bacaan', 'grid gap-3', others)
  const page = isStart ? fill(fill(html, 'judul-luring', TITLE_START), 'kata-luring', NOTICE_START) : html
  return bagian ? fill(page, 'bacaan', bagian) : page
}

const TITLE_START = 'Tanpa sinyal'
const NOTICE_START =
  'Toko belum bisa dihubungi. Halaman yang tersimpan di HP ini tetap bisa dipakai. Untuk harga, stok, dan pesanan, tunggu ada sinyal.'

function className(title: string, kelas: string, contents: readonly Saved[]): string {
  if (contents.length === 0) return ''
  return `<h3 class="mt-5 mb-2 text-base">${title}</h3><ul class="${kelas}">${contents.map(lineOf).join('')}</ul>`
}

function lineOf({ alamat, title, at }: Saved): string {
  return (
    `<li><a href="${alamat}" class="kartu block h-full min-h-14 px-4 py-3 hover:border-laut">` +
    `<span class="block font-semibold text-laut">${title}</span>` +
    `<span class="block text-sm text-tinta-2">Data per ${formatTime(at.toISOString())}</span></a></li>`
  )
}

function tagsOf(html: string): ElementNode[] {
  const tags: ElementNode[] = []
  walkSync(parse(html), (node) => {
    if (node.type === ELEMENT_NODE) tags.push(node as ElementNode)
  })
  return tags
}

/** Returns the start of the element with this id, and the start and end of its contents. */
function find(html: string, id: string) {
  const tag = tagsOf(html).find(({ attributes }) => attributes.id === id)
  return tag && { start: tag.loc[0].start, open: tag.loc[0].end, close: tag.loc[1].start }
}

/** Replaces the contents of the element with this id. */
function fill(html: string, id: string, contents: string): string {
  const at = find(html, id)
  return at ? html.slice(0, at.open) + contents + html.slice(at.close) : html
}

/** Shows the element with this id. */
function reveal(html: string, id: string): string {
  const at = find(html, id)
  if (!at) return html
  return html.slice(0, at.start) + html.slice(at.start, at.open).replace(/ hidden(?:="")?/, '') + html.slice(at.open)
}

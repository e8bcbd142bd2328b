import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml'
import { formatWaktu } from '#contract/wib.ts'

/*
 * What the worker reads in a copy, and the two places that it fills in when it shows one. A worker has no DOM; the parser
 * leaves text as it is written, and so do we.
 */

/** Files that never change under their address; scripts are none of a copy's business. */
const ASET = /^\/(?:assets|api\/(?:auth\/artikel|produks|paket)\/images)\//

export const isAset = (pathname: string) => ASET.test(pathname)

/** Addresses of the styles, fonts and pictures that a copy needs. */
export function asetDari(html: string): string[] {
  const found = tagsOf(html).flatMap(({ attributes: { href, src } }) => href ?? src ?? [])
  return [...new Set(found.map((alamat) => alamat.replaceAll('&amp;', '&')).filter(isAset))]
}

/** Writes into a copy from when its data is. */
export function denganWaktu(html: string, waktu: Date): string {
  return fill(html, 'data-per', formatWaktu(waktu.toISOString()))
}

export interface Tersimpan {
  alamat: string
  html: string
  waktu: Date
}

/** Writes into the offline page what can be read now; without anything its own sentence stays. */
export function denganDaftar(html: string, tersimpan: readonly Tersimpan[]): string {
  if (tersimpan.length === 0) return html
  return fill(html, 'bacaan', `<ul class="grid gap-3">${tersimpan.map(baris).join('')}</ul>`)
}

function baris({ alamat, html, waktu }: Tersimpan): string {
  const title = tagsOf(html).find(({ name }) => name === 'title')
  const judul = title ? html.slice(...inside(title)).replace(/ \| KerapuSehat$/, '') : alamat
  return (
    `<li><a href="${alamat}" class="kartu block p-4 hover:border-laut">` +
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

/** Where the contents of a tag begin and end. */
const inside = ({ loc: [open, close] }: ElementNode) => [open.end, close.start] as const

/** Puts something into the tag with this id, in the place of what it contains. */
function fill(html: string, id: string, contents: string): string {
  const tag = tagsOf(html).find(({ attributes }) => attributes.id === id)
  if (!tag) return html
  const [begin, end] = inside(tag)
  return html.slice(0, begin) + contents + html.slice(end)
}

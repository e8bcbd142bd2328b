import { formatWaktu } from '#contract/wib.ts'

/*
 * What the worker reads in a copy, and the two places that it fills in when it shows one. The copies are our own
 * documents, rendered by React: attributes stand in double quotes, text is escaped already.
 */

/** Files that never change under their address; scripts are none of a copy's business. */
const ASET = /^\/(?:assets|api\/(?:auth\/artikel|produks|paket)\/images)\//

export const isAset = (pathname: string) => ASET.test(pathname)

/** Addresses of the styles, fonts and pictures that a copy needs. */
export function asetDari(html: string): string[] {
  const found = Array.from(html.matchAll(/ (?:src|href)="([^"]+)"/g), ([, alamat = '']) =>
    alamat.replaceAll('&amp;', '&'),
  )
  return [...new Set(found.filter(isAset))]
}

/** Writes into a copy from when its data is. */
export function denganWaktu(html: string, waktu: Date): string {
  return html.replace(/(<span id="data-per">)[^<]*/, `$1${formatWaktu(waktu.toISOString())}`)
}

export interface Tersimpan {
  alamat: string
  html: string
  waktu: Date
}

/** Writes into the offline page what can be read now; without anything its own sentence stays. */
export function denganDaftar(html: string, tersimpan: readonly Tersimpan[]): string {
  if (tersimpan.length === 0) return html
  const daftar = `<ul class="grid gap-3">${tersimpan.map(baris).join('')}</ul>`
  return html.replace(/(<div id="bacaan">)[\s\S]*?(<\/div>)/, (_, open, close) => open + daftar + close)
}

function baris({ alamat, html, waktu }: Tersimpan): string {
  const judul = /<title>([^<]*)/.exec(html)?.[1]?.replace(/ \| KerapuSehat$/, '') ?? alamat
  return (
    `<li><a href="${alamat}" class="kartu block p-4 hover:border-laut">` +
    `<span class="block font-semibold text-laut">${judul}</span>` +
    `<span class="block text-sm text-tinta-2">Data per ${formatWaktu(waktu.toISOString())}</span></a></li>`
  )
}

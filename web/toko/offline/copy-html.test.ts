import { expect, test } from 'vitest'
import { assetsFrom, referencesFrom, releaseFrom, titleFrom, withList, withTime } from './copy-html.ts'

const SAVED_AT = new Date('2026-11-20T07:05:00Z')

test('a copy requires its styles, fonts and pictures, each once, and nothing else', () => {
  const html =
    '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="manifest" href="/manifest.webmanifest"/>' +
    '<a href="/artikel/2"><img src="/api/auth/artikel/images/a.webp?w=320&amp;v=1"/></a><img src="/assets/logo-2.svg"/>' +
    '<img src="/assets/logo-2.svg"/><img src="https://contoh.id/assets/x.png"/><a href="/api/pemesanan/riwayat">' +
    '<svg><use href="/assets/gejala-3.svg#S01"/></svg><svg><use href="/assets/gejala-3.svg#S02"></use></svg>'
  expect(assetsFrom(html)).toEqual([
    '/assets/root-1.css',
    '/api/auth/artikel/images/a.webp?w=320&v=1',
    '/assets/logo-2.svg',
    '/assets/gejala-3.svg',
  ])
})

test('a script requires its imports, lazy ones too, and its pictures', () => {
  const script =
    'import{t as e}from"./dasar-1a.js";import"./umum-2b.js";const a=()=>import(`./forms-3c.js`);var b="/assets/hero-4d.svg";' +
    'm.f=["assets/kode-5e.js","assets/kode-6f.css"];import("./dasar-1a.js");x="./biasa";y="/api/produks"'
  expect(referencesFrom('/assets/a.js', script)).toEqual(
    ['dasar-1a.js', 'umum-2b.js', 'forms-3c.js', 'hero-4d.svg', 'kode-5e.js', 'kode-6f.css'].map((n) => `/assets/${n}`),
  )
})

test('a style requires its fonts and pictures', () => {
  const style =
    '@font-face{src:url(/assets/huruf-1a.woff2)format("woff2")}.a{background:url("./bintik-2b.svg")}.b{mask:url(data:x)}'
  expect(referencesFrom('/assets/a.css', style)).toEqual(['/assets/huruf-1a.woff2', '/assets/bintik-2b.svg'])
})

test('the table of routes identifies a release, and a copy has none', () => {
  expect(releaseFrom('<script src="/assets/manifest-bc5b7dc4.js"></script>')).toBe('/assets/manifest-bc5b7dc4.js')
  expect(releaseFrom('<link rel="manifest" href="/manifest.webmanifest"/>')).toBeUndefined()
})

test('a stored page shows in Jakarta time when its data was loaded', () => {
  expect(withTime('<p>Data per <span id="data-per">saat ini</span>.</p>', SAVED_AT)).toBe(
    '<p>Data per <span id="data-per">20 November 2026, 14.05 WIB</span>.</p>',
  )
})

test('a tool shows the time of its data only without a signal', () => {
  const html =
    '<div id="kabar-luring" hidden="" role="status">Data per <b id="data-per">kini</b></div><i hidden=""></i>'
  expect(withTime(html, SAVED_AT)).toBe(
    '<div id="kabar-luring" role="status">Data per <b id="data-per">20 November 2026, 14.05 WIB</b></div><i hidden=""></i>',
  )
})

const HTML =
  '<h1 id="judul-luring">Perlu sinyal</h1><p id="kata-luring">Nanti.</p><div id="bacaan"><p>Belum ada.</p></div><footer></footer>'
const EMPTY = { alat: [], kartu: [], others: [] }

test('the offline page keeps its own sentence without stored pages', () => {
  expect(withList(HTML, EMPTY, false)).toBe(HTML)
})

test('the offline page lists tools first, then cards, then the rest, with their own titles', () => {
  const title = titleFrom('<title>Rp $1 &amp; lintah | KerapuSehat</title>') ?? ''
  const one = (alamat: string, heading: string) => ({ alamat, title: heading, at: SAVED_AT })
  const content = {
    alat: [one('/alat', 'Alat A')],
    kartu: [one('/kartu', title)],
    others: [one('/artikel/1', 'Artikel')],
  }
  const listed = withList(HTML, content, false)
  expect(listed).toContain('>Rp $1 &amp; lintah<')
  expect(listed).toContain('Data per 20 November 2026, 14.05 WIB')
  expect(listed).not.toContain('Belum ada.')
  expect(Array.from(listed.matchAll(/href="([^"]+)"/g), ([, alamat]) => alamat)).toEqual([
    '/alat',
    '/kartu',
    '/artikel/1',
  ])
  expect(listed).toMatch(/<\/ul><\/div><footer><\/footer>$/)
  expect(listed).toContain('Perlu sinyal')
})

test('the offline page does not mention a signal if the shop itself is down', () => {
  const listed = withList(HTML, EMPTY, true)
  expect(listed).toContain('<h1 id="judul-luring">Tanpa sinyal</h1>')
  expect(listed).not.toContain('Nanti.')
})

import { expect, test } from 'vitest'
import { asetDari, denganDaftar, denganWaktu } from './copy-html.ts'

const WAKTU = new Date('2026-11-20T07:05:00Z')

test('a copy needs its styles, fonts and pictures, each once, and nothing else of the shop', () => {
  const html =
    '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="manifest" href="/manifest.webmanifest"/>' +
    '<a href="/artikel/2"><img src="/api/auth/artikel/images/a.webp?w=320&amp;v=1"/></a><img src="/assets/logo-2.svg"/>' +
    '<img src="/assets/logo-2.svg"/><img src="https://contoh.id/assets/x.png"/><a href="/api/pemesanan/riwayat">'
  expect(asetDari(html)).toEqual([
    '/assets/root-1.css',
    '/api/auth/artikel/images/a.webp?w=320&v=1',
    '/assets/logo-2.svg',
  ])
})

test('a copy says in Jakarta time from when its data is', () => {
  expect(denganWaktu('<p>Data per <span id="data-per">saat ini</span>.</p>', WAKTU)).toBe(
    '<p>Data per <span id="data-per">20 November 2026, 14.05 WIB</span>.</p>',
  )
})

test('the offline page lists the titles of what can be read, as they are', () => {
  const html = '<h2>Bisa dibaca</h2><div id="bacaan"><p>Belum ada.</p></div><footer></footer>'
  expect(denganDaftar(html, [])).toBe(html)
  const title = '<title>Rp $1 &amp; lintah | KerapuSehat</title>'
  const listed = denganDaftar(html, [{ alamat: '/artikel/1', html: title, waktu: WAKTU }])
  expect(listed).toContain('href="/artikel/1"')
  expect(listed).toContain('>Rp $1 &amp; lintah<')
  expect(listed).toContain('Data per 20 November 2026, 14.05 WIB')
  expect(listed).not.toContain('Belum ada.')
  expect(listed).toMatch(/<\/ul><\/div><footer><\/footer>$/)
})

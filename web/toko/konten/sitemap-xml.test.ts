import { expect, test } from 'vitest'
import { writeSitemap } from './sitemap-xml.ts'

test('writes complete and escaped addresses, with a date if known', () => {
  const xml = writeSitemap('https://toko.example', [
    { path: '/' },
    { path: '/artikel/1?a=1&b=<2>', changedAt: '2026-11-20T00:00:00.000Z' },
  ])
  expect(xml).toContain('<url><loc>https://toko.example/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://toko.example/artikel/1?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
  )
})

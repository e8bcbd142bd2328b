import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listPelanggaran } from '#contract/pelanggaran/admin.ts'
import { reportPelanggaran } from '#contract/pelanggaran/endpoints.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { pelanggaran } from './pelanggaran.feature.ts'

let shop: TestApp
let auth: { token: string }
let minutes = Date.parse('2026-11-23T03:00:00Z')
beforeAll(async () => {
  shop = await testApp(new Date(minutes))
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())
beforeEach(async () => {
  minutes += 60_000
  shop.setClock(new Date(minutes))
  await shop.deps.db.deleteFrom('pelanggaran').execute()
})

const TOKO = 'http://localhost:3040'
const report = (laporan: object, remoteAddress = '10.0.0.1', type = 'application/csp-report') =>
  shop.app.server.inject({
    method: 'POST',
    url: reportPelanggaran.path,
    remoteAddress,
    headers: { 'content-type': type },
    payload: JSON.stringify({
      'csp-report': { 'effective-directive': 'img-src', 'document-uri': `${TOKO}/produk`, ...laporan },
    }),
  })
const list = async (query = {}) => (await shop.call(listPelanggaran, { query }, auth)).body

test('stores one row per kind of violation, without personal data', async () => {
  const origin = 'https://jahat.contoh/a.png?milik=sri'
  await report({ 'blocked-uri': origin, 'document-uri': `${TOKO}/atur-ulang-sandi?token=rahasia` })
  minutes += 1000
  shop.setClock(new Date(minutes))
  const { statusCode } = await report(
    { 'blocked-uri': origin, 'source-file': `${TOKO}/assets/umum-1.js?x` },
    '10.0.0.2',
  )
  await report({ 'effective-directive': undefined, 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' })
  expect(statusCode).toBe(200)
  const latest = new Date(minutes).toISOString()
  expect(await list()).toEqual([
    {
      aturan: 'img-src',
      asal: 'https://jahat.contoh',
      halaman: '/produk',
      berkas: '/assets/umum-1.js',
      jumlah: 2,
      pertama: new Date(minutes - 1000).toISOString(),
      terakhir: latest,
    },
    {
      aturan: 'script-src',
      asal: 'inline',
      halaman: '/produk',
      berkas: '',
      jumlah: 1,
      pertama: latest,
      terakhir: latest,
    },
  ])
  expect(await list({ q: 'JAHAT' })).toHaveLength(1)
  expect(await list({ q: '%' })).toEqual([])
})

test.each([
  ['of another site', { 'document-uri': 'https://contoh.id/' }],
  ['of no page', { 'document-uri': 'about' }],
  ['of an extension', { 'blocked-uri': 'chrome-extension://abc/a.js' }],
  ['by the script of an extension', { 'source-file': 'moz-extension://abc/a.js' }],
  ['without a rule', { 'effective-directive': '' }],
  ['with an unknown rule', { 'effective-directive': '<b>' }],
])('answers a report %s, and does not store it', async (_, laporan) => {
  expect((await report(laporan)).statusCode).toBe(200)
  expect(await list()).toEqual([])
})

test('reads twenty reports a minute from one address, and sixty in all', async () => {
  for (const alamat of [1, 2, 3, 4, 5, 6, 7, 8])
    for (let nomor = 0; nomor < 22; nomor++)
      expect((await report({ 'blocked-uri': 'inline' }, `10.0.0.${alamat}`)).statusCode).toBe(200)
  expect(await list()).toMatchObject([{ jumlah: 60 }])
  minutes += 60_000
  shop.setClock(new Date(minutes))
  await report({ 'blocked-uri': 'inline' })
  expect(await list()).toMatchObject([{ jumlah: 61 }])
})

test('stores two hundred kinds, and keeps counting known ones', async () => {
  const time = shop.deps.clock()
  const rows = Array.from({ length: 200 }, (_, nomor) => ({
    aturan: 'img-src',
    asal: `https://${nomor}.contoh`,
    halaman: '/',
    berkas: '',
    pertama: time,
    terakhir: time,
  }))
  await shop.deps.db.insertInto('pelanggaran').values(rows).execute()
  await report({ 'blocked-uri': 'https://200.contoh/' })
  await report({ 'blocked-uri': 'https://7.contoh/' })
  expect(await list({ q: '200.contoh' })).toEqual([])
  expect(await list({ q: '//7.contoh' })).toMatchObject([{ jumlah: 2 }])
})

test('rejects a long report before reading it', async () => {
  const { statusCode } = await report({ 'blocked-uri': 'x'.repeat(9000) })
  expect(statusCode).toBe(413)
})

test('deletes kinds that were not seen for a month', async () => {
  await report({ 'blocked-uri': 'inline' })
  await pelanggaran.jobs?.['bersihkan-pelanggaran']?.run(shop.deps)
  expect(await list()).toHaveLength(1)
  shop.setClock(new Date(minutes + 31 * 24 * 3_600_000))
  await pelanggaran.jobs?.['bersihkan-pelanggaran']?.run(shop.deps)
  // Set the clock back before the session expires.
  shop.setClock(new Date(minutes))
  expect(await list()).toEqual([])
})

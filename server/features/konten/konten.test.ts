import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Artikel, getArtikel, getArtikelGambar, listArtikel } from '#contract/konten/endpoints.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { konten } from './konten.feature.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const yesterday = new Date('2026-11-19T03:00:00Z')
const soon = new Date('2026-11-20T04:00:00Z')
const tomorrow = new Date('2026-11-21T03:00:00Z')

let shop: TestApp
const ids = new Map<string, number>()

beforeAll(async () => {
  shop = await testApp(NOW)
  const rows = [
    {
      judul: 'Lama',
      konten: 'Tentang LINTAH laut.',
      status: 'published',
      terbit: null,
      dibuat: new Date('2026-01-05'),
    },
    {
      judul: 'Baru',
      konten: '## Isi\n\n- 50% air',
      status: 'published',
      terbit: yesterday,
      dibuat: new Date('2026-01-01'),
    },
    { judul: 'Nanti', konten: 'Belum waktunya, lintah.', status: 'published', terbit: tomorrow, dibuat: yesterday },
    { judul: 'Konsep', konten: 'Belum selesai, lintah.', status: 'draft', terbit: soon, dibuat: yesterday },
  ] as const
  for (const row of rows) {
    const { artikel_id } = await shop.deps.db
      .insertInto('artikel')
      .values(row)
      .returning('artikel_id')
      .executeTakeFirstOrThrow()
    ids.set(row.judul, artikel_id)
  }
  const png = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0a7d8c' } })
    .png()
    .toBuffer()
  await shop.deps.storage.put('artikel/gambar-uji.png', png)
})
afterAll(() => shop.close())

const idOf = (title: string) => ids.get(title) ?? 0
const titles = async (query: Record<string, unknown> = {}) =>
  (await shop.call(listArtikel, { query: query as never })).body.map((artikel: Artikel) => artikel.judul)

test('readers see published articles whose day has come, newest first §3.21', async () => {
  const { status, body } = await shop.call(listArtikel)
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      artikelId: idOf('Baru'),
      id: idOf('Baru'),
      judul: 'Baru',
      konten: '## Isi\n\n- 50% air',
      gambar: null,
      status: 'published',
      terbit: yesterday.toISOString(),
      created_at: yesterday.toISOString(),
      penyakit: [],
    },
    expect.objectContaining({ judul: 'Lama', created_at: '2026-01-05T00:00:00.000Z' }),
  ])
})

test('shows an article when its day comes', async () => {
  shop.setClock(tomorrow)
  expect(await titles()).toEqual(['Nanti', 'Baru', 'Lama'])
  expect((await shop.call(getArtikel, { params: { id: idOf('Nanti') } })).status).toBe(200)
  shop.setClock(NOW)
  expect(await titles()).toEqual(['Baru', 'Lama'])
  expect(await konten.sumber?.artikel?.next?.(shop.deps.db, NOW), 'cached lists expire then, not for a draft').toEqual(
    tomorrow,
  )
})

test.each([
  ['lintah', ['Lama']],
  ['BARU', ['Baru']],
  ['%', ['Baru']],
  ['_', []],
  ["'; DROP TABLE artikel; --", []],
  ['', ['Baru', 'Lama']],
])('finds for %j %j', async (q, found) => {
  expect(await titles({ q })).toEqual(found)
})

test('pages the list, with its total', async () => {
  const answer = await shop.call(listArtikel, { query: { page: 2, limit: 1 } })
  expect(answer.body.map((artikel: Artikel) => artikel.judul)).toEqual(['Lama'])
  expect(answer.headers['x-total-count']).toBe('2')
})

test.each([{ page: 0 }, { limit: 1001 }, { q: 'x'.repeat(101) }])('rejects the list query %j', async (query) => {
  expect(await shop.call(listArtikel, { query: query as never })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED' },
  })
})

test('returns an article as in the list', async () => {
  const [listed] = (await shop.call(listArtikel)).body
  expect((await shop.call(getArtikel, { params: { id: listed.id } })).body).toMatchObject(listed)
})

test.each([
  [() => idOf('Nanti'), 404, 'ARTIKEL_TIDAK_ADA'],
  [() => idOf('Konsep'), 404, 'ARTIKEL_TIDAK_ADA'],
  [() => 999_999, 404, 'ARTIKEL_TIDAK_ADA'],
  [() => 0, 400, 'VALIDATION_FAILED'],
  [() => 'abc', 400, 'VALIDATION_FAILED'],
])('answers an unpublished article (%s) with %i %s', async (id, status, code) => {
  expect(await shop.call(getArtikel, { params: { id: id() } })).toMatchObject({ status, body: { code } })
})

test('sends pictures in the requested width and in a format that the browser accepts', async () => {
  const { headers, body } = await shop.call(
    getArtikelGambar,
    { params: { gambar: 'gambar-uji.png' }, query: { w: 640 } },
    { headers: { accept: 'image/webp' } },
  )
  expect(headers['content-type']).toBe('image/webp')
  expect((await sharp(body).metadata()).width).toBe(640)
})

test.each(['tidak-ada.png', '..%2f..%2fpostgres', 'gambar-uji.svg'])(
  'does not find a picture called %s',
  async (gambar) => {
    expect([400, 404]).toContain((await shop.call(getArtikelGambar, { params: { gambar } })).status)
  },
)

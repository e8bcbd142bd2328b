import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import {
  type ArtikelRow,
  createArtikel,
  deleteArtikel,
  listArtikelAdmin,
  updateArtikel,
} from '#contract/konten/admin.ts'
import { getArtikel, getArtikelGambar, listArtikel } from '#contract/konten/endpoints.ts'
import { buildAdmin, buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp(NOW)
  admin = await buildAdmin(shop.deps.db, NOW)
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const create = (body: object) => shop.call(createArtikel, { body: { judul: 'Judul', konten: 'Isi.', ...body } }, auth())
const change = (id: number, body: object) =>
  shop.call(updateArtikel, { params: { id }, body: { judul: 'Judul', konten: 'Isi.', ...body } }, auth())
const jejak = async (recordId: number) =>
  (await shop.call(listJejak, { query: { jenis: 'artikel', rujukan: String(recordId) } }, auth())).body
const gambarStatus = async (gambar: string, w?: number) =>
  (
    await shop.call(
      getArtikelGambar,
      { params: { gambar }, query: w ? { w } : {} },
      { headers: { accept: 'image/webp' } },
    )
  ).status

async function gambarFile() {
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#0a7d8c' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'artikel.jpg', { type: 'image/jpeg' })
}

test('creates, changes and deletes an article with its picture, and keeps its text in the trail', async () => {
  const made = await create({ judul: ' Lintah ', konten: '## Tanda\n\n- luka', gambar: await gambarFile() })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ message: 'Artikel berhasil dibuat', judul: 'Lintah', status: 'draft', terbit: null }),
  ])
  const { id, gambar } = made.body
  expect(await gambarStatus(gambar, 320)).toBe(200)

  const changed = await change(id, { judul: 'Lintah laut', konten: '## Tanda\n\n- luka', gambar: await gambarFile() })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Artikel berhasil diperbarui', status: 'draft' } })
  const created = changed.body.gambar
  // The replaced picture is deleted, with its resized copies.
  expect([await gambarStatus(gambar), await gambarStatus(gambar, 320), await gambarStatus(created)]).toEqual([
    404, 404, 200,
  ])

  expect(await shop.call(deleteArtikel, { params: { id } }, auth())).toMatchObject({
    status: 200,
    body: { message: 'Artikel berhasil dihapus' },
  })
  expect(await gambarStatus(created)).toBe(404)
  expect((await shop.call(getArtikel, { params: { id } }, auth())).status).toBe(404)
  expect(await jejak(id)).toMatchObject([
    { tindakan: 'hapus', judul: 'Lintah laut', sebelum: { judul: 'Lintah laut', konten: '## Tanda\n\n- luka' } },
    { tindakan: 'ubah', sebelum: { judul: 'Lintah' }, sesudah: { judul: 'Lintah laut' } },
    { tindakan: 'buat', oleh: admin.nama },
  ])
})

test.each([
  ['Draft', 'draft'],
  ['draft', 'draft'],
  ['PUBLISHED', 'published'],
  [' published ', 'published'],
  [undefined, 'draft'],
])('stores the status %s as %s §4.45 §4.46 §9.31', async (status, kept) => {
  const { body } = await create({ status })
  expect(body.status).toBe(kept)
  expect((await change(body.id, { status })).body.status).toBe(kept)
})

test.each([
  [{ judul: ' ' }, { path: 'judul', msg: 'Judul dan konten harus diisi' }],
  [{ konten: '' }, { path: 'konten', msg: 'Judul dan konten harus diisi' }],
  [{ konten: undefined }, { path: 'konten', msg: 'Judul dan konten harus diisi' }],
  [{ status: 'terbit' }, { path: 'status', msg: 'Status harus draft atau published' }],
  [{ terbit: 'besok' }, { path: 'terbit', msg: 'Tanggal terbit tidak valid' }],
  [{ terbit: '2026-02-30' }, { path: 'terbit', msg: 'Tanggal terbit tidak valid' }],
  // The year 0 would be stored as 1 BC and could not be displayed.
  [{ terbit: '0000-01-01' }, { path: 'terbit', msg: 'Tanggal terbit tidak valid' }],
  [{ terbit: '0000-01-01T12:00:00Z' }, { path: 'terbit', msg: 'Tanggal terbit tidak valid' }],
])('rejects %j, in a new article and in an edit §5.53 §5.55', async (body, error) => {
  const { id } = (await create({})).body
  for (const answer of [await create(body), await change(id, body)])
    expect([answer.status, answer.body.errors]).toEqual([400, [error]])
})

test.each([
  ['a day, which begins in Jakarta', '2026-12-01', '2026-11-30T17:00:00.000Z'],
  ['a moment', '2026-12-01T08:00:00+07:00', '2026-12-01T01:00:00.000Z'],
  ['a moment in UTC', '2026-12-01T01:00:00Z', '2026-12-01T01:00:00.000Z'],
  ['an empty field: now', '', NOW.toISOString()],
  ['no field: now', undefined, NOW.toISOString()],
])('sets the publication date if it is %s', async (_, published, kept) => {
  const { body } = await create({ status: 'published', terbit: published })
  expect([body.terbit, body.created_at]).toEqual([kept, kept])
})

test('readers see a published article when its day has come; the office sees it and every draft at once §D5.3', async () => {
  const { body: later } = await create({ judul: 'Nanti dulu', status: 'published', terbit: '2026-12-01' })
  const { body: draft } = await create({ judul: 'Konsep dulu' })
  const seen = async (token?: string) => {
    const one = (id: number) => shop.call(getArtikel, { params: { id } }, { token })
    const { body } = await shop.call(listArtikel, { query: { q: 'dulu' } }, { token })
    return [(await one(later.id)).status, (await one(draft.id)).status, body.length]
  }
  const pelanggan = await buildPelanggan(shop.deps.db, NOW)
  expect(await seen()).toEqual([404, 404, 0])
  expect(await seen(pelanggan.token)).toEqual([404, 404, 0])
  expect(await seen(admin.token)).toEqual([200, 200, 2])
  shop.setClock(new Date('2026-11-30T17:00:00Z'))
  expect(await seen()).toEqual([200, 404, 1])
})

test('keeps fields that a change does not send', async () => {
  const { body } = await create({ status: 'published', terbit: '2026-11-01', gambar: await gambarFile() })
  const changed = await change(body.id, { judul: 'Lain' })
  expect(changed.body).toMatchObject({ status: 'published', terbit: body.terbit, gambar: body.gambar, judul: 'Lain' })
})

test.each([
  [updateArtikel, { judul: 'X', konten: 'Y' }],
  [deleteArtikel, undefined],
])('does not find a missing article', async (endpoint, body) => {
  expect(await shop.call(endpoint, { params: { id: 999_999 }, body } as never, auth())).toMatchObject({
    status: 404,
    body: { code: 'ARTIKEL_TIDAK_ADA' },
  })
})

test('searches, filters and pages articles for the office, newest first, with the beginning of their text §2.223 §9.26', async () => {
  const long = `Kata ${'x'.repeat(60)}`
  await create({ judul: 'Zz lama', konten: long, status: 'published', terbit: '2026-01-01' })
  await create({
    judul: 'Zz jadwal',
    konten: '50 huruf tepat:'.padEnd(50, '.'),
    status: 'published',
    terbit: '2027-01-01',
  })
  await create({ judul: 'Zz konsep', konten: 'Satu\n\nDua' })
  const find = async (query: object) => {
    const { body, headers } = await shop.call(listArtikelAdmin, { query: { q: 'zz', ...query } }, auth())
    return [body.map(({ judul }: ArtikelRow) => judul), headers['x-total-count']]
  }
  expect(await find({})).toEqual([['Zz jadwal', 'Zz konsep', 'Zz lama'], '3'])
  expect(await find({ urut: 'tanggal', limit: 2 })).toEqual([['Zz lama', 'Zz konsep'], '3'])
  expect(await find({ limit: 2, page: 2 })).toEqual([['Zz lama'], '3'])
  expect(await find({ status: 'draft' })).toEqual([['Zz konsep'], '1'])
  expect(await find({ status: 'terbit' })).toEqual([['Zz lama'], '1'])
  expect(await find({ status: 'terjadwal' })).toEqual([['Zz jadwal'], '1'])
  expect(await find({ q: '%' })).toEqual([[], '0'])

  const { body } = await shop.call(listArtikelAdmin, { query: { q: 'zz' } }, auth())
  expect(body.map(({ cuplikan }: ArtikelRow) => cuplikan)).toEqual([
    '50 huruf tepat:'.padEnd(50, '.'),
    'Satu Dua',
    `${long.slice(0, 50)}…`,
  ])
})

test('requires one confirmation of a prohibited substance, and keeps it in the trail', async () => {
  const tulisan = { judul: 'Yang dilarang', konten: 'Jangan memakai malachite green.' }
  expect(await create(tulisan)).toMatchObject({
    status: 422,
    body: { code: 'ZAT_PERLU_DISADARI', message: expect.stringContaining('Hijau malakit') },
  })
  const { status, body } = await create({ ...tulisan, zatDisadari: 'true' })
  expect(status).toBe(201)
  expect(await jejak(body.id)).toMatchObject([{ sesudah: { zatDisebut: 'Hijau malakit' } }])
  expect((await change(body.id, { ...tulisan, judul: 'Zat terlarang' })).status).toBe(200)
  const again = { ...tulisan, konten: `${tulisan.konten} Juga kloramfenikol.` }
  expect(await change(body.id, again)).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/Kloramfenikol, yang/) },
  })
  expect((await change(body.id, { ...again, zatDisadari: 'true' })).status).toBe(200)
  expect((await jejak(body.id))[0]).toMatchObject({ sesudah: { zatDisebut: 'Kloramfenikol' } })
})

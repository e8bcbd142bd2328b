import { afterAll, beforeAll, expect, test } from 'vitest'
import * as content from '#content/direktori.ts'
import { listDirektoriAdmin, updateDirektori } from '#contract/direktori/admin.ts'
import { ALL_OFFICES } from '#contract/direktori/direktori.ts'
import { getDirektori } from '#contract/direktori/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

interface Kontak {
  kode: string
  nama: string
  guna: string
  telepon: string
  catatan: string
}
const read = async () => (await shop.call(getDirektori)).body
const contacts = async (kode: string): Promise<Kontak[]> =>
  (await read()).provinsi.find((provinsi: { kode: string }) => provinsi.kode === kode).kontak

test('has offices in all 38 provinces, each with one code', async () => {
  const { provinsi, balai, ditinjau } = await read()
  expect(provinsi).toHaveLength(38)
  expect(new Set(provinsi.map(({ nama }: { nama: string }) => nama)).size).toBe(38)
  for (const { kontak } of provinsi) expect(kontak.length).toBeGreaterThanOrEqual(3)
  expect(new Set(ALL_OFFICES.map(({ kode }) => kode)).size).toBe(ALL_OFFICES.length)
  expect(balai).toHaveLength(7)
  expect(ditinjau).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await contacts('jawa-timur')).map(({ nama }) => nama)).toEqual([
    'Posikandu atau Dinas Perikanan kabupaten/kota',
    'Dinas Kelautan dan Perikanan Provinsi Jawa Timur',
    'Balai karantina hewan, ikan, dan tumbuhan di Jawa Timur',
    'BPBAP Situbondo',
  ])
})

test('contains no phone numbers, because the office adds only tested ones', async () => {
  expect(JSON.stringify(content).replaceAll(content.DIREKTORI_REVIEWED, '')).not.toMatch(/\d{3}/)
  const all: Kontak[] = (await read()).provinsi.flatMap(({ kontak }: { kontak: Kontak[] }) => kontak)
  expect(all.filter(({ telepon, catatan }) => telepon || catatan)).toEqual([])
})

test("shows the office's additions to every reader, writes a trail, and lets them be removed", async () => {
  const params = { kode: 'dinas-lampung' }
  const contents = {
    telepon: '(0721) 12-345',
    peta: 'https://maps.app.goo.gl/abc',
    catatan: 'Buka Senin sampai Jumat\nTanya Ibu Ani',
  }
  const { status, body } = await shop.call(updateDirektori, { params, body: contents }, auth)
  expect([status, body]).toEqual([200, expect.objectContaining({ ...contents, provinsi: 'Lampung' })])
  expect((await contacts('lampung')).find(({ kode }) => kode === params.kode)).toMatchObject(contents)
  const other = { telepon: '(0361) 54-321', peta: '', catatan: '' }
  await shop.call(updateDirektori, { params: { kode: 'dinas-bali' }, body: other }, auth)
  expect((await contacts('lampung')).find(({ kode }) => kode === params.kode)).toMatchObject(contents)
  await shop.call(
    updateDirektori,
    { params: { kode: 'dinas-bali' }, body: { telepon: '', peta: '', catatan: '' } },
    auth,
  )
  const list = async (query: object) => (await shop.call(listDirektoriAdmin, { query }, auth)).body
  expect(await list({ nomor: 'ada' })).toMatchObject([{ kode: 'dinas-lampung' }])
  expect(await list({ q: 'ibu ANI' })).toHaveLength(1)
  expect(await list({ nomor: 'kosong', limit: 100, q: 'lampung' })).toHaveLength(3)
  const empty = { telepon: '', peta: '', catatan: '' }
  await shop.call(updateDirektori, { params, body: empty }, auth)
  expect((await contacts('lampung')).find(({ kode }) => kode === params.kode)).toMatchObject(empty)
  const jejak = (await shop.call(listJejak, { query: { jenis: 'direktori', rujukan: params.kode } }, auth)).body
  expect(jejak).toMatchObject([{ sebelum: contents, sesudah: empty }, { sesudah: contents }])
})

test.each([
  ['dinas-atlantis', {}, 404],
  ['dinas-aceh', { telepon: 'telepon saya' }, 400],
  ['dinas-aceh', { telepon: '12' }, 400],
  ['dinas-aceh', { peta: 'javascript:alert(1)' }, 400],
  ['dinas-aceh', { catatan: 'a'.repeat(301) }, 400],
  ['DROP TABLE', {}, 400],
])('for %s, %j is answered with %i', async (kode, change, status) => {
  const body = { telepon: '', peta: '', catatan: '', ...change }
  expect((await shop.call(updateDirektori, { params: { kode }, body }, auth)).status).toBe(status)
})

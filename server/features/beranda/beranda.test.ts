import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BerandaAdmin,
  getBerandaAdmin,
  TIM_MAX,
  updateBeranda,
  uploadGambarBeranda,
} from '#contract/beranda/admin.ts'
import { ABOUT_TEXT, TITLE } from '#contract/beranda/defaults.ts'
import { type Beranda, getBeranda, getBerandaGambar } from '#contract/beranda/endpoints.ts'
import { listPaketAdmin, type PaketAdmin } from '#contract/katalog/paket-admin.ts'
import { listUlasanBeranda } from '#contract/ulasan/beranda.ts'
import { buildAdmin, buildPaket, buildProduk, buildUlasan } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { beranda } from './beranda.feature.ts'
import { berandaRepository } from './beranda.repository.ts'

const shop = await testApp()
const { db, clock, storage } = shop.deps
const { token } = await buildAdmin(db, clock())
afterAll(() => shop.close())

const START = (await shop.call(getBerandaAdmin, {}, { token })).body as BerandaAdmin
const { versi: _, bawaan, paket_dipilih: __, ...DEFAULTS } = START
const save = (input: object, original: object = {}) =>
  shop.call(updateBeranda, { body: { ...input, semula: original } as never }, { token })
const seen = async (): Promise<Beranda> => (await shop.call(getBeranda, {})).body
const FOTO = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
async function upload(): Promise<string> {
  const gambar = new File([FOTO], 'a.png', { type: 'image/png' })
  const { status, body } = await shop.call(uploadGambarBeranda, { body: { gambar } }, { token })
  expect(status).toBe(201)
  return body.nama
}
const bagian = (...shown: string[]) => [
  ...shown.map((kode) => ({ kode, tampil: true })),
  ...DEFAULTS.bagian.filter(({ kode }) => !shown.includes(kode)).map(({ kode }) => ({ kode, tampil: false })),
]
const personOf = (name: string, foto: string | null = null) => ({ nama: name, tugas: 'Gudang', foto })

beforeEach(async () => {
  expect((await save(DEFAULTS)).status).toBe(200)
})

test('sends nothing for a page without settings', async () => {
  expect(await seen()).toEqual({})
  expect(DEFAULTS).toEqual({
    judul_hero: '',
    teks_hero: '',
    gambar_hero: null,
    alt_hero: '',
    paket_unggulan: [],
    tentang: '',
    tim: [],
    bagian: bagian('layanan', 'produk-kami', 'tentang-kami', 'ulasan'),
    contoh_ulasan: true,
  })
  expect(bawaan.judul_hero).toBe(TITLE)
})

test.each<[string, object, Beranda]>([
  ['heading and text', { judul_hero: ' Panen! ', teks_hero: 'Obat.' }, { judul: 'Panen!', teks: 'Obat.' }],
  ['sections', { bagian: bagian('ulasan', 'layanan') }, { bagian: ['ulasan', 'layanan'] }],
  ['a text of two paragraphs', { tentang: 'Satu.\r\n\r\nDua.' }, { tentang: ['Satu.', 'Dua.'] }],
  ['no sections at all', { bagian: bagian() }, { bagian: [] }],
])('%s: sends visitors only the differences', async (_, input, expected) => {
  expect((await save(input)).status).toBe(200)
  expect(await seen()).toEqual(expected)
})

describe('the team', () => {
  test.each([
    [1, 'Satu'],
    [2, 'Dua'],
    [6, 'Enam'],
    [12, 'Dua belas'],
  ])('with %i members is called %s', async (quantity, word) => {
    const tim = Array.from({ length: quantity }, (_, index) => personOf(`Orang ${index}`))
    expect((await save({ tim })).status).toBe(200)
    const { tentang, tim: all } = await seen()
    expect(tentang?.at(-1)).toBe(`${word} orang di balik layar, dari laboratorium sampai perahu kirim.`)
    expect(all?.map(({ nama, gambar }) => [nama, gambar])).toEqual(tim.map(({ nama }) => [nama, '/potret.svg']))
  })

  test("has no count beside the owner's own text", async () => {
    await save({ tim: [personOf('Ani')], tentang: 'Kami pembudidaya.' })
    expect((await seen()).tentang).toEqual(['Kami pembudidaya.'])
  })
})

test.each([
  ['judul_hero', 'x'.repeat(81), 'Judul terlalu panjang'],
  ['teks_hero', 'x'.repeat(301), 'Teks terlalu panjang'],
  ['paket_unggulan', [1, 2, 3, 4], 'Maksimal 3 paket'],
  ['paket_unggulan', [1, 1], 'Paket yang sama cukup sekali'],
  ['paket_unggulan', [999_999], 'Ada paket yang sudah dihapus. Muat ulang halaman ini, lalu pilih lagi.'],
  ['bagian', bagian().slice(1), 'Setiap bagian cukup sekali'],
  ['bagian', [...bagian().slice(1), bagian()[1]], 'Setiap bagian cukup sekali'],
  ['tentang', 'a\n\nb\n\nc', 'Maksimal dua paragraf'],
  ['tim.0.nama', [personOf(' ')], 'Nama tidak boleh kosong!'],
  ['tim.0.tugas', [{ ...personOf('Ani'), tugas: '' }], 'Tugas tidak boleh kosong!'],
  ['tim.1.nama', [personOf('Ani'), personOf('ani')], 'Nama ini sudah ada di atas'],
  ['tim', Array.from({ length: TIM_MAX + 1 }, (_, index) => personOf(`${index}`)), 'Maksimal 12 orang'],
  ['tim.0.foto', [personOf('Ani', '../rahasia.webp')], 'Gambarnya sudah dihapus. Unggah lagi.'],
  ['contoh_ulasan', 'ya', 'Pilih ya atau tidak'],
])('rejects a wrong %s with a message, and changes nothing', async (path, content, msg) => {
  const { status, body } = await save({ [path.split('.')[0] ?? '']: content })
  expect([status, body.errors]).toEqual([400, [{ path, msg }]])
  expect(await seen()).toEqual({})
})

test('requires an alternative text for a picture', async () => {
  const gambar_hero = await upload()
  const without = await save({ gambar_hero })
  expect([without.status, without.body.errors]).toEqual([
    400,
    [{ path: 'alt_hero', msg: 'Tulis apa yang terlihat di gambar' }],
  ])
  expect((await save({ gambar_hero, alt_hero: 'Keramba kami' })).status).toBe(200)
  expect(await seen()).toEqual({
    gambar: expect.objectContaining({ src: `/api/beranda/images/${gambar_hero}?w=960`, alt: 'Keramba kami' }),
  })
})

test('sends a picture in the requested width, and deletes it with its copies when it is replaced', async () => {
  const [previous, fresh, portrait] = [await upload(), await upload(), await upload()]
  await save({ gambar_hero: previous, alt_hero: 'Lama', tim: [personOf('Ani', portrait)] })
  expect((await seen()).tim?.[0].gambar).toBe(`/api/beranda/images/${portrait}?w=480`)
  const get = (gambar: string) =>
    shop.call(getBerandaGambar, { params: { gambar }, query: { w: 480 } }, { headers: { accept: 'image/webp' } })
  expect((await get(previous)).status).toBe(200)
  expect(await storage.get(`varian/beranda/${previous}/480.webp`)).toBeDefined()

  expect((await save({ gambar_hero: fresh, alt_hero: 'Baru' })).status).toBe(200)
  expect(
    await Promise.all([previous, fresh, portrait].map(async (name) => !!(await storage.get(`beranda/${name}`)))),
  ).toEqual([...[false, true, true]])
  expect(await storage.get(`varian/beranda/${previous}/480.webp`)).toBeUndefined()

  expect((await save({ tim: [], gambar_hero: null })).status).toBe(200)
  expect(await storage.get(`beranda/${fresh}`)).toBeUndefined()
  expect(await storage.get(`beranda/${portrait}`)).toBeUndefined()
})

test('deletes unsaved uploads after a day, and keeps used ones', async () => {
  const [shown, unused] = [await upload(), await upload()]
  await save({ gambar_hero: shown, alt_hero: 'Keramba' })
  const discard = () => beranda.jobs?.['buang-gambar-beranda']?.run(shop.deps)
  const today = clock()
  const forward = (hours: number) => shop.setClock(new Date(today.getTime() + hours * 3_600_000))
  forward(23)
  await discard()
  expect(await storage.get(`beranda/${unused}`)).toBeDefined()
  forward(25)
  await discard()
  expect(await storage.get(`beranda/${unused}`)).toBeUndefined()
  expect(await storage.get(`beranda/${shown}`)).toBeDefined()
})

test.each([
  ['SVG', 400, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['a text that claims to be a picture', 400, Buffer.from('halo'), 'image/png'],
  ['WebP', 201, await sharp(FOTO).webp().toBuffer(), 'image/webp'],
])('answers %s as a picture with %i', async (_, status, content, type) => {
  const gambar = new File([content], 'a', { type })
  expect((await shop.call(uploadGambarBeranda, { body: { gambar } }, { token })).status).toBe(status)
})

describe('featured packages', async () => {
  const di = async () => {
    const { body } = await shop.call(listPaketAdmin, { query: { limit: 100 } }, { token })
    return (body as PaketAdmin[])
      .filter((paket) => paket.beranda)
      .map(({ paketId, beranda_dipilih }) => [paketId, beranda_dipilih])
  }
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => buildPaket(db, clock(), [{ produk_id: null }])))
  const [a, b, c, d, e] = all.map(({ paket_id }) => paket_id).sort((x, y) => x - y) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const archive = (isActive: boolean, ...ids: number[]) =>
    db.updateTable('paket').set({ aktif: isActive }).where('paket_id', 'in', ids).execute()

  test("are the owner's choice, or the first three packages if none of these is left", async () => {
    await db
      .updateTable('paket')
      .set((eb) => ({ urutan: eb.ref('paket_id') }))
      .execute()
    expect(await di()).toEqual([a, b, c].map((id) => [id, false]))
    expect((await save({ paket_unggulan: [e, d] })).status).toBe(200)
    expect((await seen()).paket).toEqual([e, d])
    expect(await di()).toEqual([d, e].map((id) => [id, true]))

    await archive(false, e)
    expect(await di()).toEqual([[d, true]])
    const { body } = await shop.call(getBerandaAdmin, {}, { token })
    expect(
      body.paket_dipilih.map(({ paketId, aktif }: { paketId: number; aktif: boolean }) => [paketId, aktif]),
    ).toEqual([
      [e, false],
      [d, true],
    ])
    await archive(false, d)
    expect(await di()).toEqual([a, b, c].map((id) => [id, false]))
    await archive(true, d, e)
  })

  test('are empty while their section is hidden', async () => {
    await save({ bagian: bagian('layanan', 'tentang-kami', 'ulasan') })
    expect(await di()).toEqual([])
  })
})

test('a shop without the demo catalogue starts without the sample team and reviews', async () => {
  await berandaRepository(db).hideSamples()
  expect(await seen()).toMatchObject({ tentang: ABOUT_TEXT.slice(0, 1), tanpa_contoh: true })
  await save({ tim: [personOf('Ani')] })
  expect((await seen()).tim).toHaveLength(1)
})

describe('reviews', () => {
  const ulasan = async () => (await shop.call(listUlasanBeranda)).body

  test('show their section without samples once there is a real review', async () => {
    expect(await ulasan()).toMatchObject({ contoh: true })
    await save({ contoh_ulasan: false })
    expect(await ulasan()).toEqual({ contoh: false, ulasan: [] })
    const hidden = { tentang: ABOUT_TEXT.slice(0, 1), tanpa_contoh: true }
    expect(await seen()).toEqual({ ...hidden, bagian: ['layanan', 'produk-kami', 'tentang-kami'] })
    await buildUlasan(db, clock(), { produk: await buildProduk(db, clock()) }, { status: 'tayang' })
    expect(await seen()).toEqual(hidden)
    expect((await ulasan()).ulasan).toHaveLength(1)
  })
})

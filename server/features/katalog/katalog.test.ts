import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getPaket,
  getPaketGambar,
  getProduk,
  getProdukGambar,
  listKategori,
  listPaket,
  listProduk,
  type Produk,
} from '#contract/katalog/endpoints.ts'
import { buildKategori, buildPaket, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let obat: { kategori_id: number }
let tools: { kategori_id: number }

beforeAll(async () => {
  shop = await testApp()
  const { db, clock, storage } = shop.deps
  obat = await buildKategori(db, 'Antiparasit')
  tools = await buildKategori(db, 'Alat Uji')
  const rows = [
    { nama: 'Asam Sitrat', deskripsi: 'Merontokkan LINTAH laut.', kategori_id: obat.kategori_id },
    {
      nama: 'Bubuk 50%_murni',
      deskripsi: 'Bahan rendam.',
      kategori_id: obat.kategori_id,
      resep: true,
      masa_henti: 30,
      kelas: ['B'],
    },
    { nama: 'Refraktometer', deskripsi: 'Alat ukur salinitas.', kategori_id: tools.kategori_id },
    { nama: 'Arsip', deskripsi: 'Tidak dijual lagi, lintah.', kategori_id: obat.kategori_id, aktif: false },
  ]
  for (const row of rows) await buildProduk(db, clock(), row)
  const png = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#0a7d8c' } })
    .png()
    .toBuffer()
  await storage.put('produk/gambar-uji.png', png)
})
afterAll(() => shop.close())

const names = async (query: Record<string, unknown>) =>
  (await shop.call(listProduk, { query: query as never })).body.map((produk: Produk) => produk.nama)

test.each([
  [{}, ['Asam Sitrat', 'Bubuk 50%_murni', 'Refraktometer']],
  [{ q: 'lintah' }, ['Asam Sitrat']],
  [{ q: 'ASAM' }, ['Asam Sitrat']],
  [{ q: '%' }, ['Bubuk 50%_murni']],
  [{ q: '_' }, ['Bubuk 50%_murni']],
  [{ q: '\\' }, []],
  [{ q: "'; DROP TABLE produk; --" }, []],
  [{ q: 'tidak ada' }, []],
  [{ q: '' }, ['Asam Sitrat', 'Bubuk 50%_murni', 'Refraktometer']],
])('finds for %j %j §4.28', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

test('categories are chosen together, and with a search §4.27 §4.29', async () => {
  const both = `${obat.kategori_id},${tools.kategori_id}`
  expect(await names({ kategori: `${tools.kategori_id}` })).toEqual(['Refraktometer'])
  expect(await names({ kategori: both })).toHaveLength(3)
  expect(await names({ kategori: both, q: 'rendam' })).toEqual(['Bubuk 50%_murni'])
  expect(await names({ kategori: '999999' })).toEqual([])
  expect(await names({ kategori: '' })).toHaveLength(3)
})

test('pages a list, with its total and links to the neighbors', async () => {
  const answer = await shop.call(listProduk, { query: { page: 2, limit: 1 } })
  expect(answer.body.map((produk: Produk) => produk.nama)).toEqual(['Bubuk 50%_murni'])
  expect(answer.headers['x-total-count']).toBe('3')
  expect(answer.headers.link).toContain('</api/produks?page=3&limit=1>; rel="next"')
  expect(answer.headers.link).toContain('</api/produks?page=1&limit=1>; rel="prev"')
  expect(await names({ page: 9, limit: 2 })).toEqual([])
})

test.each([{ page: 0 }, { page: 'x' }, { limit: 1001 }, { limit: -1 }, { kategori: '1;2' }, { q: 'x'.repeat(101) }])(
  'rejects the list query %j',
  async (query) => {
    expect(await shop.call(listProduk, { query: query as never })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
  },
)

test('returns every detail that a buyer needs of a product §3.07 §3.08', async () => {
  const [listed] = (await shop.call(listProduk, { query: { q: '50%' } })).body
  const answer = await shop.call(getProduk, { params: { produkId: listed.produkId } })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      produkId: listed.produkId,
      nama: 'Bubuk 50%_murni',
      deskripsi: 'Bahan rendam.',
      harga: 145_000,
      stok: 10,
      gambar: null,
      kategoriId: obat.kategori_id,
      kategoriNama: 'Antiparasit',
      resep: true,
      masa_henti: 30,
      kelas: ['B'],
    },
  })
  expect(answer.body).toEqual(listed)
})

test.each([
  [999_999, 404, 'PRODUK_TIDAK_ADA'],
  [0, 400, 'VALIDATION_FAILED'],
  ['abc', 400, 'VALIDATION_FAILED'],
  [99_999_999_999, 400, 'VALIDATION_FAILED'],
])('answers product %s with %i %s', async (produkId, status, code) => {
  expect(await shop.call(getProduk, { params: { produkId } })).toMatchObject({ status, body: { code } })
})

test('does not find an archived product', async () => {
  const row = await buildProduk(shop.deps.db, shop.deps.clock(), { aktif: false })
  expect((await shop.call(getProduk, { params: { produkId: row.produk_id } })).status).toBe(404)
})

test('categories count their active products §3.09', async () => {
  const { body } = await shop.call(listKategori)
  const ids = [obat.kategori_id, tools.kategori_id]
  expect(body.filter(({ kategoriId }: { kategoriId: number }) => ids.includes(kategoriId))).toEqual([
    { kategoriId: obat.kategori_id, nama: 'Antiparasit', deskripsi: '', count: 2 },
    { kategoriId: tools.kategori_id, nama: 'Alat Uji', deskripsi: '', count: 1 },
  ])
})

test("returns a package's contents and how many can be made §3.10", async () => {
  const { db, clock } = shop.deps
  const many = await buildProduk(db, clock(), { stok: 9, aktif: true })
  const few = await buildProduk(db, clock(), { stok: 5 })
  const paket = await db
    .insertInto('paket')
    .values({ title: 'Paket Uji', harga: 500_000, dibuat: clock() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('paket_item')
    .values([
      { paket_id: paket.paket_id, urutan: 1, nama: many.nama, produk_id: many.produk_id, jumlah: 1 },
      { paket_id: paket.paket_id, urutan: 2, nama: few.nama, produk_id: few.produk_id, jumlah: 2 },
      { paket_id: paket.paket_id, urutan: 3, nama: 'Buku saku', produk_id: null, jumlah: 1 },
    ])
    .execute()
  const { body } = await shop.call(listPaket)
  expect(body).toMatchObject([
    {
      paketId: paket.paket_id,
      gambar: null,
      title: 'Paket Uji',
      harga: 500_000,
      items: [many.nama, few.nama, 'Buku saku'],
      tersedia: 2,
    },
  ])
  expect((await shop.call(getPaket, { params: { paketId: paket.paket_id } })).body).toMatchObject(body[0])
  await db
    .updateTable('produk')
    .set({ aktif: false })
    .where('produk_id', 'in', [many.produk_id, few.produk_id])
    .execute()
})

test.each([
  [999_999, 404, 'PAKET_TIDAK_ADA'],
  [-1, 400, 'VALIDATION_FAILED'],
  ['abc', 400, 'VALIDATION_FAILED'],
])('does not find the package %s', async (paketId, status, code) => {
  expect(await shop.call(getPaket, { params: { paketId } })).toMatchObject({ status, body: { code } })
})

test('does not find an archived package', async () => {
  const { db, clock } = shop.deps
  const paket = await buildPaket(db, clock(), [{ produk_id: null }], { aktif: false })
  expect((await shop.call(getPaket, { params: { paketId: paket.paket_id } })).status).toBe(404)
})

test.each([
  ['image/avif,image/webp,*/*', 200, 'avif', 320],
  ['image/webp,*/*', 320, 'webp', 320],
  ['image/webp,*/*', 5, 'webp', 160],
  ['image/webp,*/*', 4000, 'webp', 1000],
  ['*/*', 320, 'png', 1000],
])('sends a picture for "%s" at width %i as %s, %i wide', async (accept, w, format, width) => {
  const answer = await shop.call(
    getProdukGambar,
    { params: { gambar: 'gambar-uji.png' }, query: { w } },
    { headers: { accept } },
  )
  const { format: gotFormat, compression, width: gotWidth } = await sharp(answer.body).metadata()
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      // Mails show it as well.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
  expect([compression === 'av1' ? 'avif' : gotFormat, gotWidth]).toEqual([format, width])
})

test('resizes a picture once for concurrent requests', async () => {
  const ask = () =>
    shop.call(
      getProdukGambar,
      { params: { gambar: 'gambar-uji.png' }, query: { w: 640 } },
      { headers: { accept: 'image/webp' } },
    )
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(new Set(answers.map(({ body }) => body.length)).size).toBe(1)
})

test.each(['tidak-ada.png', '..%2f..%2fpostgres', 'gambar-uji.svg', 'a/b.png'])(
  'does not find a picture called %s',
  async (gambar) => {
    for (const endpoint of [getProdukGambar, getPaketGambar]) {
      const { status } = await shop.call(
        endpoint,
        { params: { gambar }, query: { w: 320 } },
        { headers: { accept: 'image/webp' } },
      )
      expect([400, 404]).toContain(status)
    }
  },
)

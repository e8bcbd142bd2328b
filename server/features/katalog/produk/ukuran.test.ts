import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { countProduk, getProduk, listProduk } from '#contract/katalog/endpoints.ts'
import { getOtherProduk } from '#contract/katalog/lain.ts'
import { archiveProduk, exportProduk, importProduk, updateProduk } from '#contract/katalog/produk-admin.ts'
import { joinUkuran, leaveUkuran, listUkuran } from '#contract/katalog/ukuran-admin.ts'
import { searchAll } from '#contract/pencarian/endpoints.ts'
import { buildAdmin, buildKategori, buildProduk, setStok } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }

beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

let made = 0
let name: string
let kategori: number
let ids: number[]

/** Three sizes in a category of their own, and a product without sizes. */
beforeEach(async () => {
  const { db, clock } = shop.deps
  name = `Ketapang ${++made}x`
  kategori = (await buildKategori(db)).kategori_id
  ids = []
  for (const [kemasan, harga] of [
    ['pouch 100 g', 20_000],
    ['pouch 500 g', 80_000],
    ['pouch 1 kg', 140_000],
  ] as const) {
    const row = { nama: `${name} ${kemasan}`, kemasan, harga, stok: 10, kategori_id: kategori }
    ids.push((await buildProduk(db, clock(), { ...row, penyakit: ['vibriosis'] })).produk_id)
  }
  await buildProduk(db, clock(), { nama: `${name} sendiri`, harga: 50_000, kategori_id: kategori })
})

const join = (produkId = 0, other = 0) =>
  shop.call(joinUkuran, { params: { produkId }, body: { produkId: other } }, auth)
const leave = (produkId = 0) => shop.call(leaveUkuran, { params: { produkId } }, auth)
const sizesOf = async (produkId = 0) =>
  (await shop.call(listUkuran, { params: { produkId } }, auth)).body.map((one: { produkId: number }) => one.produkId)
async function joinAll() {
  await join(ids[0], ids[1])
  await join(ids[2], ids[0])
}
const listed = async (query: object) => {
  const { body, headers } = await shop.call(listProduk, { query: { kategori: String(kategori), ...query } })
  return {
    names: body.map(({ nama }: { nama: string }) => nama.replace(`${name} `, '')),
    total: headers['x-total-count'],
  }
}

describe('group of sizes', () => {
  test('grows from each of its products, and writes into the trail of each', async () => {
    await joinAll()
    for (const id of ids) expect(await sizesOf(id)).toEqual(ids)
    const query = { jenis: 'produk', rujukan: String(ids[0]) } as const
    const { body } = await shop.call(listJejak, { query }, auth)
    expect(body[0]).toMatchObject({
      tindakan: 'ubah',
      sebelum: { ukuran_lain: [`${name} pouch 500 g`] },
      sesudah: { ukuran_lain: [`${name} pouch 1 kg`, `${name} pouch 500 g`] },
    })
  })

  test('stays when it is joined twice, and when the product that it is named by leaves', async () => {
    await joinAll()
    expect((await join(ids[0], ids[1])).body.ukuran).toHaveLength(3)
    expect((await leave(ids[0])).status).toBe(200)
    expect(await sizesOf(ids[0])).toEqual([])
    expect(await sizesOf(ids[1])).toEqual(ids.slice(1))
    await leave(ids[2])
    expect(await sizesOf(ids[1])).toEqual([])
    await leave(ids[2])
  })

  test('rejects a product that does not fit, in words', async () => {
    await shop.call(updateProduk, { params: { produkId: ids[1] ?? 0 }, body: { golongan: 'obat_bebas' } }, auth)
    const { status, body } = await join(ids[0], ids[1])
    expect([status, body.code]).toEqual([409, 'UKURAN_TIDAK_COCOK'])
    expect(body.message).toMatch(
      /^Belum bisa menjadi ukuran satu produk\. Golongan semua ukuran harus sama: .*obat bebas\.$/,
    )
    expect((await join(ids[0], 999_999)).body.code).toBe('PRODUK_TIDAK_ADA')
  })

  test.each([
    ['golongan', { golongan: 'obat_bebas' }],
    ['kemasan', { kemasan: 'pouch 500 g' }],
  ])('rejects an edit that changes the %s of one size alone', async (path, body) => {
    await joinAll()
    const answer = await shop.call(updateProduk, { params: { produkId: ids[0] ?? 0 }, body }, auth)
    expect(answer).toMatchObject({ status: 409, body: { code: 'UKURAN_TIDAK_COCOK', errors: [{ path }] } })
  })

  test('is changed by a file only as a whole', async () => {
    await joinAll()
    const { body } = await shop.call(exportProduk, { query: { kategori } }, auth)
    const check = async (text: string) =>
      (await shop.call(importProduk, { body: { berkas: new File([text], 'p.csv') } }, auth)).body
    const text = body.toString().replaceAll(';bukan_obat;', ';obat_bebas;')
    const lines = text.split('\r\n')
    expect((await check(text)).galat).toEqual([])
    const one = [lines[0], lines.find((line: string) => line.includes('pouch 500 g'))].join('\r\n')
    expect((await check(one)).galat).toMatchObject([{ baris: 2, kolom: 'golongan' }])
  })
})

describe('lists', () => {
  test.each([
    ['all of a category', {}, ['pouch 100 g', 'sendiri']],
    ['a search', { q: 'Ketapang' }, ['pouch 100 g', 'sendiri']],
    ['a price range, of what is in it', { harga_min: 60_000 }, ['pouch 500 g']],
    ['a disease', { penyakit: 'vibriosis' }, ['pouch 100 g']],
  ])('show one card per product: %s', async (_, query, expected) => {
    await joinAll()
    const own = 'q' in query ? { q: name } : query
    expect(await listed({ ...own, kelompok: 'satu', page: 1 })).toEqual({
      names: expected,
      total: String(expected.length),
    })
  })

  test('give each size as a product to the calls of the specification', async () => {
    await joinAll()
    expect((await listed({})).names).toEqual(['pouch 1 kg', 'pouch 100 g', 'pouch 500 g', 'sendiri'])
    const { body } = await shop.call(getProduk, { params: { produkId: ids[1] ?? 0 } })
    expect(body).toMatchObject({
      harga: 80_000,
      stok: 10,
      pilihan_ukuran: { kelompok: ids[0], jumlah: 3, mulai: 20_000 },
    })
  })

  test('show the cheapest size in stock, and count a product once', async () => {
    await joinAll()
    await setStok(shop.deps.db, shop.deps.clock(), ids[0] ?? 0, 0)
    expect((await listed({ kelompok: 'satu' })).names).toEqual(['pouch 500 g', 'sendiri'])
    const query = { kategori: String(kategori) }
    const counts = async (more: object) =>
      (await shop.call(countProduk, { query: { ...query, ...more } })).body.penyakit
    expect([await counts({ kelompok: 'satu' }), await counts({})]).toEqual([{ vibriosis: 1 }, { vibriosis: 3 }])
    const { body } = await shop.call(getProduk, { params: { produkId: ids[1] ?? 0 } })
    expect(body.pilihan_ukuran).toMatchObject({ jumlah: 3, mulai: 80_000 })
  })

  test('name the sizes on the page of each, without archived ones', async () => {
    await joinAll()
    await setStok(shop.deps.db, shop.deps.clock(), ids[0] ?? 0, 0)
    await shop.call(archiveProduk, { params: { produkId: ids[2] ?? 0 } }, auth)
    await shop.call(updateProduk, { params: { produkId: ids[0] ?? 0 }, body: { harga: 90_000 } }, auth)
    const others = async () => (await shop.call(getOtherProduk, { params: { produkId: ids[1] ?? 0 } })).body
    const body = await others()
    expect(body.ukuran).toEqual([
      { produkId: ids[1], kemasan: 'pouch 500 g', harga: 80_000, habis: false },
      { produkId: ids[0], kemasan: 'pouch 100 g', harga: 90_000, habis: true },
    ])
    const similar = body.serupa.map(({ produkId }: { produkId: number }) => produkId)
    expect(similar.filter((id: number) => ids.includes(id))).toEqual([])
    await shop.call(archiveProduk, { params: { produkId: ids[0] ?? 0 } }, auth)
    expect((await others()).ukuran, 'a single one is no choice').toEqual([])
  })

  test('name a product once in the search', async () => {
    await joinAll()
    const { body } = await shop.call(searchAll, { query: { q: name } })
    const found = body.kelompok.find(({ jenis }: { jenis: string }) => jenis === 'produk')
    const results: { harga: number; ukuran?: number }[] = found.hasil
    expect(results.map(({ harga, ukuran }) => [harga, ukuran]).toSorted()).toEqual([
      [20_000, 3],
      [50_000, undefined],
    ])
  })
})

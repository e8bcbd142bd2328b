import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { getPaket } from '#contract/katalog/endpoints.ts'
import { createPaket, getPaketAdmin, listPaketAdmin, reorderPaket, updatePaket } from '#contract/katalog/paket-admin.ts'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'
import { archiveProduk, listPaketOfProduk, updateProduk } from '#contract/katalog/produk-admin.ts'
import { produk as demo } from '#server/db/seed/katalog.ts'
import { katalog } from '#server/features/katalog/katalog.feature.ts'
import { buildAdmin, buildKategori, buildPaket, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
/** Ids of the demo products by name. */
const ids = new Map<string, number>()

beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  auth = await buildAdmin(db, clock())
  const { kategori_id } = await buildKategori(db)
  for (const { nama, zat, golongan } of demo) {
    const row = await buildProduk(db, clock(), { kategori_id, nama, zat, golongan })
    ids.set(nama, row.produk_id)
  }
})
afterAll(() => shop.close())

const create = (body: object) =>
  shop.call(createPaket, { body: { title: 'Paket Uji', harga: '500000', ...body } }, auth)
const one = (name: string, produkId: number | null = null) => JSON.stringify([{ nama: name, produkId, jumlah: 1 }])
const kantor = async (paketId: number) => (await shop.call(getPaketAdmin, { params: { paketId } }, auth)).body
const check = async (): Promise<number[]> => {
  await katalog.jobs?.['periksa-isi']?.run(shop.deps)
  const { body } = await shop.call(listPaketAdmin, { query: { status: 'periksa' } }, auth)
  const { tugas } = (await shop.call(getDasbor, {}, auth)).body
  expect(tugas.paketPerluDiperiksa).toBe(body.length)
  return body.map(({ paketId }: { paketId: number }) => paketId)
}

test('ties every product of the demo without a prescription by its name, in any case and spacing', async () => {
  const names = demo.filter(({ golongan }) => golongan !== 'obat_keras').map(({ nama }) => nama)
  expect(names.length).toBeGreaterThan(20)
  const { status, body } = await create({ items: JSON.stringify(names.map((name) => ` ${name.toUpperCase()}`)) })
  expect(status).toBe(201)
  expect(body.isi.map(({ produkId }: { produkId: number }) => produkId)).toEqual(names.map((name) => ids.get(name)))
  expect(body.tersedia).toBe(10)
})

test.each([
  'Buku saku',
  'Lembar takaran',
  'Sarung tangan',
  'Serok jaring halus',
  'Ember 20 liter',
  'Pakan contoh 1 kg',
  'Kartu catatan kematian',
  'Air tawar',
  'Label kiriman ikan sakit',
])('accepts %s as a part by its name alone', async (name) => {
  const { status, body } = await create({ items: JSON.stringify([name]) })
  expect([status, body.isi]).toEqual([
    201,
    [{ nama: name, produkId: null, jumlah: 1, nie: '', belum_terdaftar: false }],
  ])
})

test.each([
  ['Asam Sitrat', 'Asam Sitrat Food Grade'],
  ['asam-sitrat (food grade)', 'Asam Sitrat Food Grade'],
  ['Citric: Asam Sitrat Foodgrade', 'Asam Sitrat Food Grade'],
  ['Povidone Iodine', 'Povidon Iodin 10% Akuakultur'],
  ['Hydrogen Peroxide 50%', 'Hidrogen Peroksida 50%'],
  ['Vitamin C', 'Vitamin C Stabil 35%'],
  ['Kaporit', 'Kaporit Granul 60%'],
  ['Minyak Cengkeh', 'Minyak Cengkeh Murni'],
])('rejects %s as a name alone, because it resembles %s', async (name, produk) => {
  expect(await create({ isi: one(name) })).toMatchObject({
    status: 422,
    body: {
      code: 'ISI_MIRIP_PRODUK',
      message: expect.stringContaining(`Isi “${name}” mirip produk ${produk}.`),
      errors: [{ path: 'isi.0.nama', msg: expect.stringContaining(produk) }],
    },
  })
  // The name is allowed if the part is linked to the product.
  expect((await create({ isi: one(name, ids.get(produk)) })).status).toBe(201)
})

test.each([
  ['Oksitetrasiklin 20% Premiks', 'Oksitetrasiklin 20% Premiks'],
  ['OKSITETRASIKLIN', 'Oksitetrasiklin 20% Premiks'],
  ['Oxytetracycline', 'Oksitetrasiklin 20% Premiks'],
  ['50 bungkus oxytetracyclin HCl', 'Oksitetrasiklin 20% Premiks'],
  ['Erythromycin 20%', 'Eritromisin 20% Premiks'],
  ['Praziquantel', 'Prazikuantel 50% Premiks'],
  ['Vaksin vibrio', 'Vaksin Vibrio Inaktif Multistrain'],
])('rejects %s in a package, by name or tied', async (name, produk) => {
  const rejection = (path: string) => ({
    status: 422,
    body: {
      code: 'ISI_PERLU_RESEP',
      message: expect.stringContaining(`Isi “${name}”: ${produk} perlu resep dokter hewan`),
      errors: [{ path, msg: expect.stringContaining(produk) }],
    },
  })
  expect(await create({ isi: one(name) })).toMatchObject(rejection('isi.0.nama'))
  expect(await create({ items: name })).toMatchObject(rejection('isi.0.nama'))
  expect(await create({ isi: one(name, ids.get(produk)) })).toMatchObject(rejection('isi.0.produk'))
})

test('lists an older package with a wrong part, changes its price, and its parts only when they are right', async () => {
  const { db, clock } = shop.deps
  const good = await buildPaket(db, clock(), [{ produk_id: null }])
  const old = await buildPaket(db, clock(), [{ produk_id: null }])
  await db.updateTable('paket_item').set({ nama: 'Oxytetracycline' }).where('paket_id', '=', old.paket_id).execute()
  const before = await check()
  expect(before).toContain(old.paket_id)
  expect(before).not.toContain(good.paket_id)
  expect((await kantor(old.paket_id)).isi).toMatchObject([
    { produkId: null, produk: null, mirip: { nama: 'Oksitetrasiklin 20% Premiks', resep: true } },
  ])
  const change = (body: object) =>
    shop.call(updatePaket, { params: { paketId: old.paket_id }, body: { title: 'Lama', harga: '1', ...body } }, auth)
  expect((await change({})).status).toBe(200)
  expect((await change({ items: 'Oxytetracycline' })).body.code).toBe('ISI_PERLU_RESEP')
  expect((await change({ items: 'Kaporit Granul 60%, Buku saku' })).status).toBe(200)
  expect((await kantor(old.paket_id)).isi).toMatchObject([
    { produk: { nama: 'Kaporit Granul 60%' }, mirip: null },
    { produk: null, mirip: null },
  ])
  expect(await check()).not.toContain(old.paket_id)
})

test('lists a package that comes to contain a prescription product, and does not sell it', async () => {
  const { produk_id: produkId, nama } = await buildProduk(shop.deps.db, shop.deps.clock())
  const { paketId } = (await create({ items: JSON.stringify([nama]) })).body
  expect(await check()).not.toContain(paketId)
  await shop.call(updateProduk, { params: { produkId }, body: { golongan: 'Obat keras' } }, auth)
  expect(await check()).toContain(paketId)
  expect((await shop.call(getPaket, { params: { paketId } })).body.tersedia).toBe(0)
})

test('returns, before archiving, the packages that a product breaks, and which are on the landing page', async () => {
  const { db, clock } = shop.deps
  const { produk_id: produkId } = await buildProduk(db, clock())
  const bagian = [{ produk_id: produkId }, { produk_id: produkId, jumlah: 2 }]
  const surface = await buildPaket(db, clock(), bagian)
  // These fill the landing page, so that `lain` is not on it.
  for (let place = 1; place < PAKET_BERANDA; place++) await buildPaket(db, clock(), [{ produk_id: null }])
  const other = await buildPaket(db, clock(), bagian)
  await buildPaket(db, clock(), bagian, { aktif: false })
  const sellable = await db
    .selectFrom('paket')
    .select('paket_id')
    .where('aktif', '=', true)
    .orderBy('paket_id')
    .execute()
  const paketIds = sellable.map(({ paket_id }) => paket_id).filter((id) => id !== surface.paket_id)
  await shop.call(reorderPaket, { body: { paketIds: [surface.paket_id, ...paketIds] } }, auth)
  const countUsed = () => shop.call(listPaketOfProduk, { params: { produkId } }, auth)
  expect((await countUsed()).body).toEqual([
    { paketId: surface.paket_id, title: surface.title, beranda: true },
    { paketId: other.paket_id, title: other.title, beranda: false },
  ])
  // A client that does not check can still archive the product.
  expect((await shop.call(archiveProduk, { params: { produkId } }, auth)).status).toBe(200)
  expect(await check()).toEqual(expect.arrayContaining([surface.paket_id, other.paket_id]))
  const gone = await shop.call(listPaketOfProduk, { params: { produkId: 999_999 } }, auth)
  expect(gone.body.code).toBe('PRODUK_TIDAK_ADA')
})

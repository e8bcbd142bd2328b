import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk, listPaket } from '#contract/katalog/endpoints.ts'
import { createPaket, restorePaket, updatePaket } from '#contract/katalog/paket-admin.ts'
import {
  archiveProduk,
  createProduk,
  importProduk,
  listProdukAdmin,
  restoreProduk,
  updateProduk,
} from '#contract/katalog/produk-admin.ts'
import { buildAdmin, buildKategori, buildPaket, buildProduk } from '#server/testing/build-rows.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { recallProhibited } from './recall-prohibited.ts'

let shop: TestApp
let auth: { token: string }
let kategoriId: number

beforeAll(async () => {
  shop = await testApp()
  auth = { token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token }
  kategoriId = (await buildKategori(shop.deps.db, 'Obat')).kategori_id
})
afterAll(() => shop.close())

const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const create = (body: object) =>
  shop.call(createProduk, { body: { nama: 'Serbuk X', kategoriId, harga: '1000', ...body } as never }, auth)
const change = (produkId: number, body: object) => shop.call(updateProduk, { params: { produkId }, body }, auth)
const importCsv = async (text: string) =>
  (await shop.call(importProduk, { body: { berkas: new File([text], 'produk.csv') } }, auth)).body
const one = (name: string) => JSON.stringify([{ nama: name, produkId: null, jumlah: 1 }])

const rejection = (code: string, path: string, zat: string) => ({
  status: 422,
  body: {
    code,
    message: expect.stringContaining(zat),
    errors: [{ path, msg: expect.stringMatching(new RegExp(`^${zat} .*Permen KP 19/2024`)) }],
  },
})

test.each([
  ['nama', 'Kloramfenikol 25%', 'Kloramfenikol'],
  ['deskripsi', 'Dicampur sedikit malachite-green.', 'Hijau malakit'],
  ['zat', 'Florfenicol 10% b/b', 'Florfenikol'],
  ['dosis', 'Violet kristal 1 ppm', 'Ungu gentian'],
])('rejects a new or changed product that names a prohibited substance (%s)', async (column, text, zat) => {
  const { produk_id } = await produk()
  expect(await create({ [column]: text })).toMatchObject(rejection('ZAT_TERLARANG', column, zat))
  expect(await change(produk_id, { [column]: text })).toMatchObject(rejection('ZAT_TERLARANG', column, zat))
})

test('keeps nothing of a rejected product', async () => {
  await create({ nama: 'Trichlorfon 95' })
  expect((await shop.call(listProdukAdmin, { query: { q: 'Trichlorfon' } }, auth)).body).toEqual([])
})

test('sells prescription substances on prescription only, and allows them in texts', async () => {
  expect(await create({ zat: 'Oxytetracycline HCl 20%' })).toMatchObject(
    rejection('ZAT_PERLU_RESEP', 'zat', 'Oksitetrasiklin'),
  )
  const { body, status } = await create({ zat: 'Oxytetracycline HCl 20%', golongan: 'obat_keras' })
  expect(status).toBe(201)
  expect(await change(body.produkId, { golongan: 'obat_bebas' })).toMatchObject(
    rejection('ZAT_PERLU_RESEP', 'zat', 'Oksitetrasiklin'),
  )
  expect((await create({ nama: 'Alat uji residu', deskripsi: 'Mengukur sisa tetrasiklin pada ikan.' })).status).toBe(
    201,
  )
})

test('reports prohibited substances of a file by line, and restores no such archived product', async () => {
  const { produk_id: older } = await produk({ nama: 'Serbuk lama', zat: 'nitrofuran', aktif: false })
  const { galat } = await importCsv(
    `produkId,nama,kategori,harga,zat,status\n,Obat biru,Obat,1000,metronidazol,\n${older},Serbuk lama,Obat,1000,nitrofuran,aktif\n`,
  )
  expect(galat).toContainEqual({ baris: 2, kolom: 'zat', pesan: expect.stringContaining('Nitroimidazol dilarang') })
  expect(galat).toContainEqual({ baris: 3, kolom: 'zat', pesan: expect.stringContaining('Nitrofuran dilarang') })
  const returned = await shop.call(restoreProduk, { params: { produkId: older } }, auth)
  expect(returned).toMatchObject({ status: 422, body: { code: 'ZAT_TERLARANG' } })
  const { produk_id: sellable } = await produk({ zat: 'nitrofuran' })
  expect((await shop.call(archiveProduk, { params: { produkId: sellable }, query: {} }, auth)).status).toBe(200)
})

test.each([
  [{ title: 'Paket Formalin dan Dipterex' }, 'ZAT_TERLARANG', 'title', 'Triklorfon'],
  [{ deskripsi: 'Dengan doksisiklin' }, 'ZAT_TERLARANG', 'deskripsi', 'Doksisiklin'],
  [{ isi: one('Botol gentian violet') }, 'ZAT_TERLARANG', 'isi.0.nama', 'Ungu gentian'],
  [{ items: 'Buku saku, MS-222' }, 'ZAT_TERLARANG', 'isi.1.nama', 'MS-222'],
  [{ isi: one('Tetrasiklin sachet') }, 'ISI_PERLU_RESEP', 'isi.0.nama', 'Tetrasiklin'],
])('finds it in a package: %j', async (body, code, path, zat) => {
  const paket = await buildPaket(shop.deps.db, shop.deps.clock(), [{ produk_id: null }])
  const wrong = {
    status: 422,
    body: { code, message: expect.stringContaining(zat), errors: [{ path, msg: expect.stringContaining(zat) }] },
  }
  expect(await shop.call(createPaket, { body: { title: 'Baru', harga: '1', ...body } }, auth)).toMatchObject(wrong)
  const old = { params: { paketId: paket.paket_id }, body: { title: 'Lama', harga: '1', ...body } }
  expect(await shop.call(updatePaket, old, auth)).toMatchObject(wrong)
})

test('takes prohibited products off sale beyond the first hundred, and stops at the last', async () => {
  const { db, clock } = shop.deps
  const content = {
    kategori_id: kategoriId,
    harga: 1000,
    stok: 0,
    dibuat: clock(),
    nie: '',
    golongan: 'bukan_obat',
  } as const
  const column = { zat_aktif: '[]', aturan_pakai: '[]', harga_grosir: '[]' }
  const rows = Array.from({ length: 201 }, (_, index) => ({
    ...content,
    ...column,
    nama: index % 100 === 0 ? `Dipterex ${index}` : `Garam ${index}`,
  }))
  const made = await db.insertInto('produk').values(rows).returning(['produk_id', 'nama']).execute()
  await recallProhibited(shop.deps)
  const archived = await db
    .selectFrom('produk')
    .select('nama')
    .where('aktif', '=', false)
    .where('produk_id', '>=', made[0]?.produk_id ?? 0)
    .orderBy('produk_id')
    .execute()
  expect(archived.map(({ nama }) => nama)).toEqual(['Dipterex 0', 'Dipterex 100', 'Dipterex 200'])
})

test('leaves a prohibited product that is corrected meanwhile', async () => {
  const { db } = shop.deps
  const { produk_id } = await produk({ nama: 'Kristal violet' })
  const correction = await holdRows(db, sql`UPDATE produk SET nama = 'Garam krosok' WHERE produk_id = ${produk_id}`)
  const recalling = recallProhibited(shop.deps)
  await correction.untilWaiting(1)
  await correction.release()
  await recalling
  expect((await shop.call(getProduk, { params: { produkId: produk_id } })).status).toBe(200)
})

test('takes older prohibited data off sale, or puts it on prescription, with the reason in the trail', async () => {
  const { db, clock } = shop.deps
  const { produk_id: forbidden } = await produk({ nama: 'Biru', zat: 'leucomalachite green' })
  const { produk_id: perluResep } = await produk({ nama: 'Premiks', zat: 'eritromisin 20%' })
  const { produk_id: allowed } = await produk({ nama: 'Formalin 37%' })
  const { paket_id: paketId } = await buildPaket(db, clock(), [{ produk_id: null }])
  await db.updateTable('paket_item').set({ nama: 'Dichlorvos 1 L' }).where('paket_id', '=', paketId).execute()
  await recallProhibited(shop.deps)
  const view = (produkId: number) => shop.call(getProduk, { params: { produkId } })
  expect((await view(forbidden)).status).toBe(404)
  expect((await view(perluResep)).body).toMatchObject({ resep: true })
  expect((await view(allowed)).body).toMatchObject({ resep: false })
  expect((await shop.call(listPaket, {})).body.map(({ paketId }: { paketId: number }) => paketId)).not.toContain(
    paketId,
  )
  const jejak = async (kind: string, recordId: number) =>
    (await shop.call(listJejak, { query: { jenis: kind, rujukan: String(recordId) } as never }, auth)).body
  expect(await jejak('produk', forbidden)).toMatchObject([
    { oleh: 'Toko', tindakan: 'arsip', sesudah: { alasan: expect.stringContaining('Hijau malakit dilarang') } },
  ])
  expect(await jejak('produk', perluResep)).toMatchObject([{ oleh: 'Toko', tindakan: 'ubah' }])
  expect(await jejak('paket', paketId)).toMatchObject([{ oleh: 'Toko', tindakan: 'arsip' }])
  expect(await shop.call(restorePaket, { params: { paketId } }, auth)).toMatchObject({
    status: 422,
    body: { code: 'ZAT_TERLARANG' },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk, listProduk, type Produk } from '#contract/katalog/endpoints.ts'
import { createPaket } from '#contract/katalog/paket-admin.ts'
import {
  archiveProduk,
  createProduk,
  getProdukAdmin,
  importProduk,
  restoreProduk,
  updateProduk,
} from '#contract/katalog/produk-admin.ts'
import { buildAdmin, buildKategori, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
let kategoriId: number

beforeAll(async () => {
  shop = await testApp()
  auth = { token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token }
  kategoriId = (await buildKategori(shop.deps.db, 'Obat')).kategori_id
})
afterAll(() => shop.close())

let nomor = 0
const ZAT = [{ nama: 'Eugenol', kadar: 80, satuan: '% b/v' }]
/** As a form sends it. */
const ZAT_CONTENTS = JSON.stringify(ZAT)
const ATURAN = 'rendam | untuk cacing-kulit | 75-150 ppm | 30 menit | sumber Label kemasan'
const create = (body: object) =>
  shop.call(createProduk, { body: { nama: `Obat ${++nomor}`, kategoriId, harga: '1000', ...body } as never }, auth)
const created = async (body: object): Promise<number> => (await create(body)).body.produkId
const read = async (produkId: number) => (await shop.call(getProdukAdmin, { params: { produkId } }, auth)).body
const change = (produkId: number, body: object) => shop.call(updateProduk, { params: { produkId }, body }, auth)
const publicProduk = async (produkId: number) => (await shop.call(getProduk, { params: { produkId } })).body
const importCsv = async (text: string) =>
  (await shop.call(importProduk, { body: { berkas: new File([text], 'produk.csv') } }, auth)).body

test('keeps substances and rules for a client of the specification that does not send them', async () => {
  const produkId = await created({ zat_aktif: ZAT_CONTENTS, aturan_pakai: ATURAN })
  const { zat_aktif, aturan_pakai } = await read(produkId)
  expect([zat_aktif, aturan_pakai[0].min]).toEqual([ZAT, 75])
  await change(produkId, { nama: `Obat ${++nomor}`, harga: '2000' })
  expect(await read(produkId)).toMatchObject({ zat_aktif, aturan_pakai, harga: 2000 })
  await change(produkId, { zat_aktif: '' })
  expect(await read(produkId)).toMatchObject({ zat_aktif: [], aturan_pakai })
  expect(await publicProduk(await created({}))).toMatchObject({ zat_aktif: [], aturan_pakai: [], gambar_label: null })
})

test('rejects the second of two changes to the same rows with both values', async () => {
  const produkId = await created({ zat_aktif: ZAT_CONTENTS })
  const original = JSON.stringify({ zat_aktif: (await read(produkId)).zat_aktif })
  const createNew = (kadar: number) => JSON.stringify([{ nama: 'Eugenol', kadar, satuan: '% b/v' }])
  expect((await change(produkId, { zat_aktif: createNew(70), semula: original })).status).toBe(200)
  expect(await change(produkId, { zat_aktif: createNew(60), semula: original })).toMatchObject({
    status: 409,
    body: { bentrok: [{ path: 'zat_aktif', label: 'Zat aktif', sekarang: [{ kadar: 70 }], isian: [{ kadar: 60 }] }] },
  })
  // An edit to the same value is no conflict.
  expect((await change(produkId, { zat_aktif: createNew(70), semula: original })).status).toBe(200)
  expect((await read(produkId)).zat_aktif).toMatchObject([{ kadar: 70 }])
})

test('names a wrong field of a row by its position', async () => {
  const usageRules = JSON.stringify([{ cara: 'rendam', min: '1.000', maks: '5', satuan: 'ppm', sumber: '' }])
  expect(
    await create({ zat_aktif: '[{"nama":"A","kadar":"0","satuan":"mg/g"}]', aturan_pakai: usageRules }),
  ).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'zat_aktif.0.kadar', msg: 'Isi angka di atas 0, misalnya 0,5' },
        { path: 'aturan_pakai.0.min', msg: 'Dosis harus angka di atas 0' },
        { path: 'aturan_pakai.0.sumber', msg: 'Sumber tidak boleh kosong' },
      ],
    },
  })
})

test('reports errors of a spreadsheet by line, and changes nothing for equal rows', async () => {
  const produkId = await created({ zat_aktif: ZAT_CONTENTS, aturan_pakai: ATURAN })
  const contents = [
    ['nama', 'kategori', 'harga', 'zat_aktif', 'aturan_pakai', 'produkId'],
    ['A', 'Obat', '1', 'eugenol 80', '', ''],
    ['B', 'Obat', '1', 'tanin 1 mg/g; eugenol 101 % b/b', ATURAN, ''],
    ['C', 'Obat', '1', '', `${ATURAN}; rendam | 9 ppm`, ''],
    ['D', 'Obat', '1', 'Chloramphenicol 5 % b/b', '', ''],
    ['E', 'Obat', '1', 'Oksitetrasiklin 20 % b/b', '', ''],
    ['', '', '', 'eugenol 70 % b/v', ATURAN, `${produkId}`],
  ]
  const { galat } = await importCsv(contents.map((row) => row.join('\t')).join('\n'))
  expect(galat.map(({ baris, kolom, pesan }: Record<string, string>) => `${baris} ${kolom} ${pesan}`)).toEqual([
    '2 zat_aktif Zat aktif ke-1 tidak bisa dibaca. Tulis seperti: hidrogen peroksida 50 % b/b',
    '3 zat_aktif Ke-2: Kadar maksimal 100 % b/b',
    '4 aturan_pakai Ke-2: Sumber tidak boleh kosong',
    expect.stringMatching(/^5 zat_aktif Kloramfenikol /),
    expect.stringMatching(/^6 zat_aktif Oksitetrasiklin /),
    '7 nama Nama produk tidak boleh kosong!',
    '7 harga Harga tidak boleh kosong!',
    '7 kategori Kategori tidak boleh kosong',
  ])
  const same = await importCsv(`produkId\tzat_aktif\taturan_pakai\n${produkId}\tEugenol 80 % b/v\t${ATURAN}`)
  expect(same.jumlah).toEqual({ baru: 0, berubah: 0, sama: 1, salah: 0 })
  const { rincian } = await importCsv(`produkId\tzat_aktif\n${produkId}\tEugenol 70 % b/v`)
  expect(rincian).toMatchObject([
    { sebelum: { zat_aktif: 'Eugenol 80 % b/v' }, sesudah: { zat_aktif: 'Eugenol 70 % b/v' } },
  ])
})

test.each([
  ['ZAT_TERLARANG', 'Malachite green', 'Hijau malakit'],
  ['ZAT_PERLU_RESEP', 'Enrofloxacin', 'Enrofloksasin'],
])('%s also if only the rows name it: created, changed, restored', async (code, name, zat) => {
  const contents = [...ZAT, { nama: name, kadar: 5, satuan: 'mg/g' }]
  const rejected = { status: 422, body: { code, errors: [{ path: 'zat_aktif.1.nama' }] } }
  const answer = await create({ zat_aktif: JSON.stringify(contents) })
  expect(answer).toMatchObject(rejected)
  expect(answer.body.message).toContain(zat)
  expect(await change(await created({}), { zat_aktif: JSON.stringify(contents) })).toMatchObject(rejected)
  const { db, clock } = shop.deps
  const { produk_id: produkId } = await buildProduk(db, clock(), { aktif: false, zat_aktif: contents as never })
  expect(await shop.call(restoreProduk, { params: { produkId } }, auth)).toMatchObject(rejected)
})

test('restores an archived product with its substances and rules', async () => {
  const produkId = await created({ zat_aktif: ZAT_CONTENTS, aturan_pakai: ATURAN })
  const { zat_aktif, aturan_pakai } = await read(produkId)
  await shop.call(archiveProduk, { params: { produkId } }, auth)
  await shop.call(restoreProduk, { params: { produkId } }, auth)
  expect(await publicProduk(produkId)).toMatchObject({ zat_aktif, aturan_pakai })
  const query = { jenis: 'produk', rujukan: String(produkId) } as const
  expect(Object.keys((await shop.call(listJejak, { query }, auth)).body[0].sesudah)).toEqual(['aktif'])
})

test('shows the use of a prescription medicine to the office only', async () => {
  const dosis = '50 mg per kg ikan'
  const produkId = await created({
    golongan: 'obat_keras',
    zat_aktif: 'Prazikuantel 50 % b/b',
    aturan_pakai: ATURAN,
    dosis,
  })
  expect(await publicProduk(produkId)).toMatchObject({ aturan_pakai: [], dosis: '' })
  const { body } = await shop.call(listProduk, { query: { q: 'prazikuantel' } })
  const substances = [{ nama: 'Prazikuantel', kadar: 50 }]
  expect(body).toMatchObject([{ produkId, aturan_pakai: [], dosis: '', zat_aktif: substances }])
  expect(await read(produkId)).toMatchObject({ dosis, aturan_pakai: [{}] })
})

test('finds a product by its active substance, and not by how that is stored', async () => {
  const produkId = await created({ zat_aktif: 'Asam Sitrat 100 % b/b; Tanin 1 mg/g' })
  const found = async (q: string) =>
    (await shop.call(listProduk, { query: { q } })).body.map((one: Produk) => one.produkId)
  expect(await found('asam sit')).toEqual([produkId])
  expect(await found('TANIN')).toEqual([produkId])
  for (const q of ['satuan', '["', '% b/b']) expect(await found(q)).toEqual([])
})

test('rejects a part of a package named like a prescription substance', async () => {
  await created({ nama: 'Premiks Biru', golongan: 'obat_keras', zat_aktif: 'Vaksinol 1 mg/mL' })
  const text = JSON.stringify([{ nama: 'Vaksinol botol kecil', produkId: null, jumlah: 1 }])
  const answer = await shop.call(createPaket, { body: { title: 'Paket', harga: '1', isi: text } }, auth)
  expect([answer.status, answer.body.code]).toEqual([422, 'ISI_PERLU_RESEP'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KodePenyakit } from '#content/penyakit.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKaitanAdmin, listKaitanAdmin, searchRelated, updateKaitan } from '#contract/kaitan/admin.ts'
import { getKaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import { getPaket, getProduk } from '#contract/katalog/endpoints.ts'
import { createPaket, updatePaket } from '#contract/katalog/paket-admin.ts'
import { getProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { updateArtikel } from '#contract/konten/admin.ts'
import { getArtikel } from '#contract/konten/endpoints.ts'
import { buildAdmin, buildPaket, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let auth: { token: string }
beforeAll(async () => {
  shop = await testApp()
  auth = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const produk = async (change: object = {}) =>
  (await buildProduk(shop.deps.db, shop.deps.clock(), change)) as { produk_id: number; nama: string }
const paket = (size: number | null = null) => buildPaket(shop.deps.db, shop.deps.clock(), [{ produk_id: size }])
async function artikel(change: object = {}) {
  const row = { judul: 'Judul', konten: 'Isi', status: 'published' as const, dibuat: shop.deps.clock(), ...change }
  const query = shop.deps.db.insertInto('artikel').values(row).returning('artikel_id')
  return (await query.executeTakeFirstOrThrow()).artikel_id
}
const kaitan = async (kode: KodePenyakit) => (await shop.call(getKaitanPenyakit, { params: { kode } })).body
const tie = (kode: KodePenyakit, body: object) =>
  shop.call(updateKaitan, { params: { kode }, body: body as never }, auth)

const RULE = {
  cara: 'rendam',
  untuk: ['lintah-laut'],
  min: 250,
  maks: 300,
  satuan: 'ppm',
  lama: 60,
  ulang_hari: 7,
  batas: { suhu_maks: null, do_min: 5, maks_keras: 300 },
  sumber: 'Label',
} as const

test("shows a disease's links from the office on its page and in each record", async () => {
  const [citric, scoop] = [await produk({ aturan_pakai: [RULE] }), await produk({ stok: 0 })]
  const { paket_id, title } = await paket(citric.produk_id)
  const artikelId = await artikel()
  const ids = {
    produkIds: [scoop.produk_id, citric.produk_id],
    paketIds: [paket_id],
    artikelIds: [artikelId, await artikel()],
  }
  expect((await tie('lintah-laut', ids)).status).toBe(200)
  const value = await kaitan('lintah-laut')
  expect(value).toMatchObject({ kode: 'lintah-laut', nama: 'lintah laut', tanpa_obat: false, perlu_resep: [] })
  // Products with a rule of use come first.
  expect(value.produk).toMatchObject([
    { produkId: citric.produk_id, tersedia: true, terhitung: true, peran: 'anjuran' },
    { produkId: scoop.produk_id, tersedia: false, terhitung: false },
  ])
  expect(value.paket).toMatchObject([{ paketId: paket_id, title, tersedia: true }])
  expect(value.artikel).toContainEqual(expect.objectContaining({ artikelId, judul: 'Judul' }))

  const penyakit = ['lintah-laut']
  expect((await shop.call(getProduk, { params: { produkId: citric.produk_id } })).body).toMatchObject({ penyakit })
  expect((await shop.call(getPaket, { params: { paketId: paket_id } })).body).toMatchObject({ penyakit })
  expect((await shop.call(getArtikel, { params: { id: artikelId } })).body).toMatchObject({ penyakit })
  const brief = (await shop.call(listKaitanAdmin, {}, auth)).body as { kode: string }[]
  expect(brief.find(({ kode }) => kode === 'lintah-laut')).toMatchObject({ produk: 2, paket: 1, artikel: 2 })
  const query = { jenis: 'produk', rujukan: String(scoop.produk_id) }
  expect((await shop.call(listJejak, { query }, auth)).body).toMatchObject([{ sesudah: { penyakit } }])
})

test('shows links from a record on the page of the disease', async () => {
  const { produk_id } = await produk()
  const { paket_id } = await paket()
  const artikelId = await artikel()
  const body = { penyakit: 'nokardiosis, trichodina' }
  const original = JSON.stringify({ penyakit: [] })
  await shop.call(updateProduk, { params: { produkId: produk_id }, body: { ...body, semula: original } }, auth)
  await shop.call(updatePaket, { params: { paketId: paket_id }, body: { ...body, semula: original } }, auth)
  await shop.call(updateArtikel, { params: { id: artikelId }, body: { ...body, semula: original } }, auth)
  for (const kode of ['nokardiosis', 'trichodina'] as const) {
    const { body: value } = await shop.call(getKaitanAdmin, { params: { kode } }, auth)
    expect(value).toMatchObject({ produkIds: [produk_id], paketIds: [paket_id], artikelIds: [artikelId] })
  }
  // After removing one link on the disease's page, the records keep their other diseases.
  await tie('trichodina', { produkIds: [], paketIds: [], artikelIds: [] })
  const { body: after } = await shop.call(getProdukAdmin, { params: { produkId: produk_id } }, auth)
  expect(after.penyakit).toEqual(['nokardiosis'])
})

test('keeps links unchanged for a client of the specification that does not know them', async () => {
  const body = { title: 'Paket lama', harga: '5000', items: '["Buku saku"]' }
  const { paketId } = (await shop.call(createPaket, { body }, auth)).body
  await shop.call(
    updatePaket,
    { params: { paketId }, body: { penyakit: 'amonia', cara_harian: 'Hari 1: ukur.', semula: '{}' } },
    auth,
  )
  await shop.call(updatePaket, { params: { paketId }, body: { ...body, harga: '6000' } }, auth)
  const { body: after } = await shop.call(getPaket, { params: { paketId } })
  expect(after).toMatchObject({ harga: 6000, penyakit: ['amonia'], cara_harian: 'Hari 1: ukur.' })
})

test('names prescription products without offering them, and none for a virus', async () => {
  const prescriptionOnly = await produk({ resep: true, aturan_pakai: [{ ...RULE, untuk: ['cacing-insang'] }] })
  for (const kode of ['cacing-insang', 'vnn'] as const)
    await tie(kode, { produkIds: [prescriptionOnly.produk_id], paketIds: [], artikelIds: [] })
  expect(await kaitan('cacing-insang')).toEqual({
    kode: 'cacing-insang',
    nama: 'cacing insang',
    tanpa_obat: false,
    produk: [],
    peringatan: null,
    // Without a dose.
    perlu_resep: [{ produkId: prescriptionOnly.produk_id, nama: prescriptionOnly.nama }],
    paket: [],
    artikel: [],
  })
  expect(await kaitan('vnn')).toMatchObject({ tanpa_obat: true, produk: [], perlu_resep: [] })
})

test('lists a product with a dosing rule first, and medicine without a number as unavailable', async () => {
  const usageRules = [{ ...RULE, untuk: ['kutu-ikan'] }]
  const [one, two] = [
    await produk({ nama: 'Aa tanpa aturan', golongan: 'obat_bebas', nie: '' }),
    await produk({ nama: 'Zz beraturan', aturan_pakai: usageRules }),
  ]
  const produkIds = [one.produk_id, two.produk_id]
  await tie('kutu-ikan', { produkIds, paketIds: [], artikelIds: [] })
  expect((await kaitan('kutu-ikan')).produk).toMatchObject([
    { produkId: two.produk_id, tersedia: true, peran: 'anjuran' },
    { produkId: one.produk_id, tersedia: false },
  ])
})

test('lists products for a virus as support, whatever their rules say', async () => {
  const { produk_id } = await produk({ aturan_pakai: [{ ...RULE, untuk: ['iridovirus'] }] })
  await tie('iridovirus', { produkIds: [produk_id], paketIds: [], artikelIds: [] })
  expect((await kaitan('iridovirus')).produk).toMatchObject([{ produkId: produk_id, peran: 'pendukung' }])
})

test('shows archived, draft and future records to the office only', async () => {
  const [{ produk_id }, tomorrow] = [await produk({ aktif: false }), new Date(shop.deps.clock().getTime() + 86_400_000)]
  const artikelIds = [await artikel({ status: 'draft' }), await artikel({ terbit: tomorrow })]
  const after = await tie('amonia', { produkIds: [produk_id], paketIds: [], artikelIds })
  expect(after.body.terkait).toMatchObject({
    produk: [{ keterangan: 'diarsipkan' }],
    artikel: [{ keterangan: 'draf' }, { keterangan: '' }],
  })
  expect(await kaitan('amonia')).toMatchObject({ produk: [], artikel: [] })
})

test('rejects links to missing records, and stores none', async () => {
  const { produk_id } = await produk()
  const body = { produkIds: [produk_id], paketIds: [999_999], artikelIds: [] }
  const answer = await tie('keracunan', body)
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    404,
    'TERKAIT_TIDAK_ADA',
    'Paket nomor 999999 tidak ada lagi. Muat ulang halaman, lalu pilih lagi.',
  ])
  expect((await kaitan('keracunan')).produk).toEqual([])
})

test('rejects the second of two concurrent changes to one disease', async () => {
  const [a, b] = [await produk(), await produk()]
  const original = JSON.stringify({ produkIds: [] })
  const answers = await Promise.all(
    [a, b].map(({ produk_id }) => tie('lemak-tengik', { produkIds: [produk_id], semula: original })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('things to tie are found by their names, however strange', async () => {
  const { produk_id, nama } = await produk({ nama: 'Obat 100%_"<b>' })
  const cari = async (q: string) => (await shop.call(searchRelated, { query: { jenis: 'produk', q } }, auth)).body
  expect(await cari('100%_')).toEqual([{ id: produk_id, nama, keterangan: '' }])
  expect(await cari('tidak ada yang begini')).toEqual([])
})

test.each(['tidak-ada', 'VNN', "';--"])('rejects %s as a disease', async (kode) => {
  expect((await shop.call(getKaitanPenyakit, { params: { kode: kode as never } })).status).toBe(400)
  const { produk_id } = await produk()
  const answer = await shop.call(
    updateProduk,
    { params: { produkId: produk_id }, body: { penyakit: 'tidak-ada' } },
    auth,
  )
  expect([answer.status, answer.body.errors?.[0]?.msg]).toEqual([400, 'Kode penyakit tidak dikenal'])
})

test('shows the use of a package, and rejects prohibited substances in it', async () => {
  const { paket_id } = await paket((await produk({ harga: 7000 })).produk_id)
  const params = { paketId: paket_id }
  const wrong = await shop.call(
    updatePaket,
    { params, body: { cara_harian: 'Hari 1: malachite green', semula: '{}' } },
    auth,
  )
  expect([wrong.status, wrong.body.code]).toEqual([422, 'ZAT_TERLARANG'])
  await shop.call(updatePaket, { params, body: { cara_harian: 'Hari 1: Rendam.', semula: '{}' } }, auth)
  const { body } = await shop.call(getPaket, { params })
  expect(body).toMatchObject({ cara_harian: 'Hari 1: Rendam.', isi: [{ produk: { harga: 7000, aktif: true } }] })
})

test('shows chlorine beside what it must not meet only with the warning', async () => {
  const [calciumHypochlorite, asam] = [
    await produk({ nama: 'Kaporit Bubuk' }),
    await produk({ nama: 'Asam Sitrat Curah' }),
  ]
  await tie('gelembung-gas', {
    produkIds: [calciumHypochlorite.produk_id, asam.produk_id],
    paketIds: [],
    artikelIds: [],
  })
  expect((await kaitan('gelembung-gas')).peringatan).toMatch(
    /^Di sini ada Kaporit Bubuk dan Asam Sitrat Curah\. Jangan pernah mencampur kaporit/,
  )
  expect((await kaitan('salinitas-turun')).peringatan).toBeNull()
})

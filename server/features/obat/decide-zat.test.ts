import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { getProduk } from '#contract/katalog/endpoints.ts'
import { createProduk, importProduk, updateProduk } from '#contract/katalog/produk-admin.ts'
import { decideZat, listZatAdmin } from '#contract/obat/admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { buildAdmin, buildKategori, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { withholdAll } from './decide-zat.ts'

let shop: TestApp
let auth: { token: string }
let kategoriId: number

beforeAll(async () => {
  shop = await testApp()
  auth = { token: (await buildAdmin(shop.deps.db, shop.deps.clock())).token }
  kategoriId = (await buildKategori(shop.deps.db, 'Herbal')).kategori_id
})
afterAll(() => shop.close())

let number = 0
const unique = (name: string) => `${name} ${'abcdefghij'[number++]}`
const zatOf = (...names: string[]) => JSON.stringify(names.map((name) => ({ nama: name, kadar: 10, satuan: '% b/b' })))
const create = async (body: object) =>
  (
    await shop.call(
      createProduk,
      { body: { nama: 'Cairan', kategoriId, harga: '1000', stok: '5', ...body } as never },
      auth,
    )
  ).body
const isSold = async (produkId: number) => !(await shop.call(getProduk, { params: { produkId } })).body.belum_terdaftar
const decide = (name: string, kelas: 'boleh' | 'boleh_dengan_resep' | 'dilarang') =>
  shop.call(decideZat, { body: { nama: name, kelas, alasan: 'Sertifikat pabrik, dibaca lengkap' } }, auth)
const pending = async () =>
  (await shop.call(listZatAdmin, {}, auth)).body.menunggu.map(({ nama }: { nama: string }) => nama)

test('sells a product with listed substances at once', async () => {
  const { produkId, zat_belum_boleh: isWithheld } = await create({ zat_aktif: zatOf('asam sitrat', 'Vitamin C') })
  expect([isWithheld, await isSold(produkId)]).toEqual([false, true])
})

test.each([
  ['an unlisted substance', { zat_aktif: zatOf('akar gadung sakti') }, 'akar gadung sakti'],
  ['a listed one without a class', { zat_aktif: zatOf('Terusi') }, 'Tembaga sulfat'],
  ['a name that is listed without a class', { nama: 'Tembaga Sulfat 1 kg' }, 'Tembaga sulfat'],
  ['contents that are listed without a class', { zat: 'levamisol 10%' }, 'Levamisol'],
])('saves without selling: %s', async (_, body, zat) => {
  const { produkId, zat_belum_boleh: isWithheld } = await create(body)
  expect([isWithheld, await isSold(produkId)]).toEqual([true, false])
  expect(await pending()).toContain(zat)
})

test('takes no order for a product that waits', async () => {
  const { db, clock } = shop.deps
  const { produkId } = await create({ zat_aktif: zatOf(unique('ramuan')) })
  const buyer = await buildPelanggan(db, clock())
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const body = { userId: buyer.pengguna_id, produkId, jumlah: 1, shippingId }
  expect(await shop.call(createPesanan, { body: body as never }, { token: buyer.token })).toMatchObject({
    status: 422,
    body: { code: 'NIE_BELUM_ADA' },
  })
})

test('sells it after a decision, with who decided, when and why', async () => {
  const zat = unique('daun ajaib')
  const { produkId } = await create({ zat_aktif: zatOf(zat.toUpperCase()) })
  expect(await pending()).toContain(zat.toUpperCase())
  expect((await decide(zat, 'boleh')).status).toBe(200)
  expect([await isSold(produkId), (await pending()).includes(zat.toUpperCase())]).toEqual([true, false])
  const { dinilai } = (await shop.call(listZatAdmin, {}, auth)).body
  expect(dinilai[0]).toMatchObject({ nama: zat, kelas: 'boleh', alasan: 'Sertifikat pabrik, dibaca lengkap' })
  expect([dinilai[0]?.oleh, dinilai[0]?.dinilai]).toEqual([expect.any(String), shop.deps.clock().toISOString()])
  const { body } = await shop.call(listJejak, { query: { jenis: 'zat' } as never }, auth)
  expect(body[0]).toMatchObject({ judul: zat, sesudah: { penilaian: 'boleh' } })
})

test('sells one that needs a prescription as such only', async () => {
  const zat = unique('obat cacing baru')
  const { produkId } = await create({ zat_aktif: zatOf(zat) })
  await decide(zat, 'boleh_dengan_resep')
  expect(await isSold(produkId)).toBe(false)
  const change = { golongan: 'obat_keras', nie: 'KKP RI D 2611001' }
  await shop.call(updateProduk, { params: { produkId }, body: change as never }, auth)
  expect(await isSold(produkId)).toBe(true)
})

test('keeps a product off sale whose substance the office prohibits, until it decides otherwise', async () => {
  const zat = unique('getah pohon')
  const { produkId } = await create({ zat_aktif: zatOf(zat) })
  await decide(zat, 'dilarang')
  expect([await isSold(produkId), (await pending()).includes(zat)]).toEqual([false, false])
  await decide(zat, 'boleh')
  expect(await isSold(produkId)).toBe(true)
})

test('sells it after its substance is corrected', async () => {
  const { produkId } = await create({ zat_aktif: zatOf(unique('salah ketik')) })
  await shop.call(updateProduk, { params: { produkId }, body: { zat_aktif: zatOf('asam sitrat') } as never }, auth)
  expect(await isSold(produkId)).toBe(true)
})

test('withholds imported products and older ones', async () => {
  const text = 'nama,kategori,harga,zat_aktif\nImpor baru,Herbal,1000,serbuk langka 5 % b/b\n'
  const body = { berkas: new File([text], 'produk.csv') }
  const { sidik } = (await shop.call(importProduk, { body }, auth)).body
  await shop.call(importProduk, { body: { ...body, mode: 'terapkan', sidik } as never }, auth)
  expect(await pending()).toContain('serbuk langka')
  const { produk_id: older } = await buildProduk(shop.deps.db, shop.deps.clock(), { zat: 'terusi' })
  expect(await isSold(older)).toBe(true)
  await withholdAll(shop.deps.db)
  expect(await isSold(older)).toBe(false)
})

test.each([
  ['kloramfenikol', 422, 'ZAT_TERLARANG'],
  ['Chl0ramphenicol', 422, 'ZAT_TERLARANG'],
  ['asam sitrat', 409, 'ZAT_SUDAH_TERDAFTAR'],
  ['oksitetrasiklin HCl', 409, 'ZAT_SUDAH_TERDAFTAR'],
])('classes nothing that the list classes: %s', async (name, status, code) => {
  expect(await decide(name, 'boleh')).toMatchObject({ status, body: { code } })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { getPaket, getProduk } from '#contract/katalog/endpoints.ts'
import { listProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { getPengaturan, updatePengaturan } from '#contract/pengaturan/admin.ts'
import { createPesanan, getPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { buildAdmin, buildPaket, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

/* Sale of medicine with and without a registration number, before and after numbers are required. */

let shop: TestApp
let auth: { token: string }
let shippingId: number

beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  auth = await buildAdmin(db, clock())
  shippingId = (await buildPengiriman(db)).shipping_id
})
afterAll(() => shop.close())

const set = async (nieCollected: boolean) =>
  expect((await shop.call(updatePengaturan, { body: { nie_dikumpulkan: nieCollected } }, auth)).status).toBe(200)
const pesan = async (wish: object) => {
  const { token } = await buildRegular(shop.deps.db, shop.deps.clock())
  return { token, ...(await shop.call(createPesanan, { body: { shippingId, ...wish } }, { token })) }
}
const tugas = async () => (await shop.call(getDasbor, {}, auth)).body.tugas.obatTanpaNie
const PENDING = { status: 422, code: 'NIE_BELUM_ADA' }
const SOLD = { status: 201, code: undefined }

describe.each([
  ['obat_bebas_terbatas', '', true, SOLD],
  ['obat_bebas_terbatas', '', false, PENDING],
  ['obat_bebas_terbatas', 'KKP RI D 1', true, SOLD],
  ['obat_bebas_terbatas', 'KKP RI D 1', false, SOLD],
  ['obat_bebas', '', true, SOLD],
  ['obat_bebas', '', false, PENDING],
  ['bukan_obat', '', true, SOLD],
  ['bukan_obat', '', false, SOLD],
  ['obat_keras', 'KKP RI D 1', false, { status: 422, code: 'PERLU_RESEP' }],
  ['obat_keras', '', false, { status: 422, code: 'PERLU_RESEP' }],
] as const)('%s with the number "%s", while numbers are collected: %s', (golongan, nie, isCollected, result) => {
  test(`is answered ${result.code ?? 'with an order'}, alone, in a cart and in a package`, async () => {
    const { db, clock } = shop.deps
    await set(isCollected)
    const { produk_id: produkId } = await buildProduk(db, clock(), { golongan, nie })
    const otherId = (await buildProduk(db, clock())).produk_id
    const { paket_id: paketId } = await buildPaket(db, clock(), [{ produk_id: produkId }, { produk_id: otherId }])
    const pending = golongan !== 'bukan_obat' && nie === '' && !isCollected

    const { body: produk } = await shop.call(getProduk, { params: { produkId } })
    expect([produk.nie, produk.belum_terdaftar, produk.stok]).toEqual([nie, pending, 10])
    const { body: paket } = await shop.call(getPaket, { params: { paketId } })
    expect(paket.isi).toMatchObject([
      { nie, belum_terdaftar: pending },
      { nie: '', belum_terdaftar: false },
    ])
    const can = result === SOLD
    expect(paket.tersedia).toBe(can ? 10 : 0)

    const items = [
      { produkId: otherId, jumlah: 1 },
      { produkId, jumlah: 1 },
    ]
    for (const wish of [{ produkId, jumlah: 1 }, { items }]) {
      const { status, body } = await pesan(wish)
      expect([status, body.code]).toEqual([result.status, result.code])
    }
    const { status, body } = await pesan({ paketId, jumlah: 1 })
    expect([status, body.code]).toEqual(
      golongan === 'obat_keras' ? [409, 'PAKET_DIPERIKSA'] : pending ? [422, 'NIE_BELUM_ADA'] : [201, undefined],
    )
    if (!can) expect((await shop.call(getProduk, { params: { produkId } })).body.stok).toBe(10)
    await db.updateTable('produk').set({ aktif: false }).where('produk_id', '=', produkId).execute()
  })
})

test('lists products off sale with their links, and sells them again at once with a number or the setting', async () => {
  const { db, clock } = shop.deps
  await set(false)
  const { produk_id: produkId } = await buildProduk(db, clock(), { golongan: 'obat_bebas', nie: '' })
  await buildProduk(db, clock(), { golongan: 'obat_bebas', nie: 'KKP RI D 2' })
  const empty = async () => (await shop.call(listProdukAdmin, { query: { nie: 'kosong' } }, auth)).body
  expect([await tugas(), await empty()]).toMatchObject([1, [{ produkId, belum_terdaftar: true }]])

  await set(true)
  expect([await tugas(), await empty()]).toMatchObject([0, [{ produkId, belum_terdaftar: false }]])
  // The public response was cached; the setting invalidates it.
  const visible = async () => (await shop.call(getProduk, { params: { produkId } })).body.belum_terdaftar
  await expect.poll(visible).toBe(false)

  await set(false)
  await expect.poll(visible).toBe(true)
  await shop.call(updateProduk, { params: { produkId }, body: { nie: 'KKP RI D 3' } }, auth)
  await expect.poll(visible).toBe(false)
  expect([await tugas(), await empty()]).toEqual([0, []])

  const { token, body } = await pesan({ produkId, jumlah: 1 })
  const rincian = await shop.call(getPesanan, { params: { orderId: body.midtransOrderId } }, { token })
  expect(rincian.body.items).toMatchObject([{ nie: 'KKP RI D 3' }])
  const kantor = await shop.call(getPesananAdmin, { params: { orderId: body.orderId } }, auth)
  expect(kantor.body).toMatchObject({ items: [{ nie: 'KKP RI D 3' }], bagian: [{ nie: 'KKP RI D 3' }] })
})

test('requires the previous value of the setting, and ignores an equal one', async () => {
  await set(false)
  const { body } = await shop.call(getPengaturan, {}, auth)
  const original = JSON.stringify({ nie_dikumpulkan: false })
  const answer = await shop.call(updatePengaturan, { body: { nie_dikumpulkan: true, semula: original } }, auth)
  expect(answer.body).toMatchObject({ nie_dikumpulkan: true, versi: body.versi + 1 })
  expect((await shop.call(updatePengaturan, { body: { semula: '{}' } }, auth)).body.versi).toBe(body.versi + 1)
  expect((await shop.call(updatePengaturan, { body: { nie_dikumpulkan: 'ya' } as never }, auth)).status).toBe(400)
})

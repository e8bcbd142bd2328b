import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctStok, getProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { buildAdmin, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: { token: string }
let send: { shipping_id: number }

beforeAll(async () => {
  shop = await testApp()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
  send = await buildPengiriman(shop.deps.db)
})
afterAll(() => shop.close())

async function barang(stok: number) {
  const { produk_id: produkId } = await buildProduk(shop.deps.db, shop.deps.clock(), { stok })
  const view = async () => (await shop.call(getProdukAdmin, { params: { produkId } }, admin)).body
  const { versiStok } = await view()
  return {
    produkId,
    lihat: view,
    async stok() {
      const moves = (await shop.call(listMutasiStok, { query: { produkId, limit: 100 } }, admin)).body
      const { stok } = await view()
      expect(moves.reduce((sum: number, move: { perubahan: number }) => sum + move.perubahan, 0)).toBe(stok)
      expect(moves.every(({ saldo }: { saldo: number }) => saldo >= 0)).toBe(true)
      return stok
    },
    async buy(quantity: number) {
      const { token } = await buildRegular(shop.deps.db, shop.deps.clock())
      return shop.call(createPesanan, { body: { produkId, jumlah: quantity, shippingId: send.shipping_id } }, { token })
    },
    koreksi: (body: object) =>
      shop.call(correctStok, { params: { produkId }, body: { versiStok, keterangan: 'Hitung ulang', ...body } }, admin),
    ubah: (body: object) => shop.call(updateProduk, { params: { produkId }, body }, admin),
  }
}

test('does not undo an order by a count made before it', async () => {
  const { buy, koreksi, stok } = await barang(10)
  await buy(3)
  expect((await koreksi({ stok: 12 })).body.stok, 'two more than was seen').toBe(9)
  expect(await stok()).toBe(9)
})

test('rejects the version of a movement that does not exist', async () => {
  const { koreksi, stok } = await barang(10)
  expect(await koreksi({ stok: 4, versiStok: 999_999_999 })).toMatchObject({
    status: 409,
    body: { code: 'STOK_SUDAH_DIKOREKSI' },
  })
  expect(await stok()).toBe(10)
})

test('rejects a count that sales meanwhile would turn negative', async () => {
  const { buy, koreksi, stok } = await barang(10)
  await buy(8)
  const answer = await koreksi({ stok: 5 })
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Stok tidak boleh kurang dari nol. Sekarang tersisa 2; sisanya sudah dipesan. Periksa lagi angkanya.',
  ])
  expect(await stok()).toBe(2)
})

test('keeps sales made while a form was open', async () => {
  const { buy, ubah, stok } = await barang(10)
  await buy(3)
  expect((await ubah({ deskripsi: 'Baru', stok: 10 })).body).toMatchObject({ deskripsi: 'Baru', stok: 7 })
  expect((await ubah({ stok: 30 })).body.stok, 'a number that it never was is a count').toBe(30)
  expect(await stok()).toBe(30)
})

test('takes the stock of an hour ago in a form for a count', async () => {
  const { buy, produkId } = await barang(10)
  await buy(3)
  shop.setClock(new Date(shop.deps.clock().getTime() + 61 * 60_000))
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  expect((await shop.call(updateProduk, { params: { produkId }, body: { stok: 10 } }, { token })).body.stok).toBe(10)
})

test('stores a count in the product form as a correction with its reason', async () => {
  const { produkId, buy, ubah, stok, lihat } = await barang(10)
  const { versiStok } = await lihat()
  await buy(3)
  const input = { nama: 'Nama baru', stok: 12, versiStok, alasan_stok: 'Hitung gudang' }
  expect(
    (await ubah({ ...input, semula: JSON.stringify({ nama: (await lihat()).nama, stok: 10 }) })).body,
  ).toMatchObject({
    nama: 'Nama baru',
    stok: 9,
  })
  const moves = (await shop.call(listMutasiStok, { query: { produkId } }, admin)).body
  expect(moves[0]).toMatchObject({ perubahan: 2, alasan: 'koreksi', keterangan: 'Hitung gudang' })
  expect(await stok()).toBe(9)
})

test('names the order that caused a movement', async () => {
  const { produkId, buy } = await barang(10)
  const { body } = await buy(4)
  const [newest] = (await shop.call(listMutasiStok, { query: { produkId } }, admin)).body
  expect(newest).toMatchObject({
    perubahan: -4,
    saldo: 6,
    alasan: 'pesanan',
    pesanan: { nomor: body.midtransOrderId, jenis: 'satuan' },
  })
  const older = (await shop.call(listMutasiStok, { query: { produkId, page: 2, limit: 1 } }, admin)).body
  expect(older).toMatchObject([{ saldo: 10 }])
})

test('loses and duplicates nothing for concurrent orders and corrections', async () => {
  const { buy, koreksi, ubah, stok } = await barang(12)
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => buy(2)),
    koreksi({ perubahan: -3 }),
    koreksi({ stok: 20 }),
    ubah({ stok: 4 }),
    ...Array.from({ length: 4 }, () => buy(1)),
  ])
  expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
  expect(await stok()).toBeGreaterThanOrEqual(0)
})

test.each([
  [-5, 5],
  [5, 15],
])('leaves the same stock for a difference of %i in any order of events', async (perubahan, available) => {
  const { buy, koreksi, stok } = await barang(10)
  const [correction, ...orders] = await Promise.all([
    koreksi({ perubahan }),
    ...Array.from({ length: 3 }, () => buy(1)),
  ])
  expect([correction.status, ...orders.map(({ status }) => status)]).toEqual([200, 201, 201, 201])
  expect(await stok()).toBe(available - 3)
})

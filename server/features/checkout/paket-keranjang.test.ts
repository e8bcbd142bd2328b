import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPesanan, createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { buildPaket, buildPelanggan, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

let shop: TestApp
let shippingId: number
beforeAll(async () => {
  shop = await testApp()
  shippingId = (await buildPengiriman(shop.deps.db)).shipping_id
})
afterAll(() => shop.close())

const pelanggan = () => buildPelanggan(shop.deps.db, shop.deps.clock())
const newRegular = () => buildRegular(shop.deps.db, shop.deps.clock())
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)
const paket = (contents: { produk_id: number | null; jumlah?: number }[], change = {}) =>
  buildPaket(shop.deps.db, shop.deps.clock(), contents, change)

const order = (token: string, body: object) => shop.call(createPesanan, { body: { shippingId, ...body } }, { token })
const cancelled = (token: string, orderId: number | string) =>
  shop.call(cancelPesanan, { params: { orderId } }, { token })

async function stokOf({ produk_id }: { produk_id: number }) {
  const { db } = shop.deps
  const { stok } = await db
    .selectFrom('produk')
    .select('stok')
    .where('produk_id', '=', produk_id)
    .executeTakeFirstOrThrow()
  const moves = await db.selectFrom('mutasi_stok').select('perubahan').where('produk_id', '=', produk_id).execute()
  expect(
    moves.reduce((sum, { perubahan }) => sum + perubahan, 0),
    'stock is the sum of its movements',
  ).toBe(stok)
  return stok
}
const stokOfAll = (rows: { produk_id: number }[]) => Promise.all(rows.map(stokOf))

test("charges a package's own price, takes its parts, and returns them once on cancellation §D2.6", async () => {
  const { token } = await pelanggan()
  const [bottle, bag] = [await produk(), await produk()]
  const { paket_id: paketId, title } = await paket([
    { produk_id: bottle.produk_id },
    { produk_id: bag.produk_id, jumlah: 3 },
    { produk_id: null },
  ])
  const { status, body } = await order(token, { paketId, jumlah: 2, total_harga: 1_012_000 })
  expect([status, body.total_harga]).toEqual([201, 1_012_000])
  expect(await stokOfAll([bottle, bag])).toEqual([8, 4])

  const riwayat = (await shop.call(listRiwayat, {}, { token })).body.data
  expect(riwayat).toMatchObject([
    { nama_produk: title, jumlah: 2, harga: 500_000, items: [{ paketId, produkId: null }] },
  ])

  for (const ref of [body.orderId, body.midtransOrderId])
    expect(await cancelled(token, ref)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expect(await stokOfAll([bottle, bag])).toEqual([10, 10])
})

test('reports how many packages are left if a part is short, and takes nothing', async () => {
  const { token } = await newRegular()
  const [enough, lacking] = [await produk(), await produk({ stok: 5 })]
  const { paket_id: paketId } = await paket([
    { produk_id: enough.produk_id },
    { produk_id: lacking.produk_id, jumlah: 2 },
  ])
  expect(await order(token, { paketId, jumlah: 3 })).toMatchObject({
    status: 409,
    body: { code: 'STOK_TIDAK_CUKUP', message: 'Stok tidak mencukupi. Tersisa 2.' },
  })
  expect(await stokOfAll([enough, lacking])).toEqual([10, 5])
})

test.each([
  ['archived', { aktif: false }, 'Stok tidak mencukupi. Tersisa 0.'],
  ['on prescription', { resep: true }, expect.stringMatching(/^Isi Paket \d+ sedang kami periksa/)],
  ['sold out', { stok: 0 }, 'Stok tidak mencukupi. Tersisa 0.'],
])('rejects a package with a part that is %s, alone or in a cart', async (_, change, message) => {
  const { token } = await pelanggan()
  const [existing, no] = [await produk(), await produk(change)]
  const { paket_id: paketId } = await paket([{ produk_id: existing.produk_id }, { produk_id: no.produk_id }])
  const refused = { status: 409, body: { message } }
  expect(await order(token, { paketId, jumlah: 1 })).toMatchObject(refused)
  const items = [
    { produkId: existing.produk_id, jumlah: 1 },
    { paketId, jumlah: 1 },
  ]
  expect(await order(token, { items })).toMatchObject(refused)
  expect(await stokOf(existing)).toBe(10)
})

test('makes one order of a cart, merges equal lines, and lists the others in the history §D2.6 §D2.7', async () => {
  const { token } = await pelanggan()
  const [extra, one] = [await produk(), await produk({ harga: 20_000 })]
  const bundle = await paket([{ produk_id: one.produk_id }])
  const items: ItemPesanan[] = [
    { produkId: extra.produk_id, jumlah: 1 },
    { paketId: bundle.paket_id, jumlah: 1 },
    { produkId: extra.produk_id, jumlah: 2 },
    { produkId: one.produk_id, jumlah: 1 },
  ]
  // 3 × 145.000 + 500.000 + 20.000 + 12.000
  expect(await order(token, { items, total_harga: 967_000 })).toMatchObject({ status: 201 })
  expect(await stokOfAll([extra, one])).toEqual([7, 8])
  const [row] = (await shop.call(listRiwayat, {}, { token })).body.data
  expect(row).toMatchObject({
    nama_produk: `${extra.nama} (+2 lainnya)`,
    harga: 145_000,
    jumlah: 5,
    total_harga: 967_000,
    items: [
      { produkId: extra.produk_id, paketId: null, jumlah: 3, harga: 145_000 },
      { produkId: null, paketId: bundle.paket_id, nama: bundle.title, jumlah: 1, harga: 500_000 },
      { produkId: one.produk_id, jumlah: 1, harga: 20_000 },
    ],
  })
})

test('counts a part that a product and a package share once for both', async () => {
  const { token } = await newRegular()
  const shared = await produk({ stok: 4 })
  const bundle = await paket([{ produk_id: shared.produk_id, jumlah: 2 }])
  const items = (quantity: number) => [
    { produkId: shared.produk_id, jumlah: quantity },
    { paketId: bundle.paket_id, jumlah: 1 },
  ]
  expect(await order(token, { items: items(3) })).toMatchObject({
    status: 409,
    body: { message: 'Stok tidak mencukupi. Tersisa 4.' },
  })
  expect((await order(token, { items: items(2) })).status).toBe(201)
  expect(await stokOf(shared)).toBe(0)
})

test.each([
  ['a total that is not the price', { total_harga: 1 }, 409, 'HARGA_BERUBAH'],
  ['an unknown product', { items: [{ produkId: 999_999, jumlah: 1 }] }, 404, 'PRODUK_TIDAK_ADA'],
  ['an unknown package', { items: [{ paketId: 999_999, jumlah: 1 }] }, 404, 'PAKET_TIDAK_ADA'],
  ['no line', { items: [] }, 400, 'VALIDATION_FAILED'],
  ['a line without an item', { items: [{ jumlah: 1 }] }, 400, 'VALIDATION_FAILED'],
  ['a line without a unit', { items: [{ produkId: 1, jumlah: 0 }] }, 400, 'VALIDATION_FAILED'],
  ['too many lines', { items: Array(51).fill({ produkId: 1, jumlah: 1 }) }, 400, 'VALIDATION_FAILED'],
  ["a product beside the cart's lines", { produkId: 1, jumlah: 1 }, 400, 'VALIDATION_FAILED'],
  ['a prescription', undefined, 422, 'PERLU_RESEP'],
])('rejects a cart with %s, and takes nothing', async (_, change, status, code) => {
  const { token } = await pelanggan()
  const [barang, obat] = [await produk(), await produk({ resep: true })]
  const items = [
    { produkId: barang.produk_id, jumlah: 1 },
    { produkId: obat.produk_id, jumlah: 1 },
  ]
  const body = { items: change ? items.slice(0, 1) : items, ...change }
  expect(await order(token, body)).toMatchObject({ status, body: { code } })
  expect(await stokOf(barang)).toBe(10)
})

test('never oversells a shared part to forty concurrent buyers', async () => {
  const [shared, other] = [await produk({ stok: 20 }), await produk({ stok: 1000 })]
  const { produk_id: produkId } = shared
  const bundle = await paket([{ produk_id: other.produk_id }, { produk_id: produkId, jumlah: 2 }])
  const { paket_id: paketId } = bundle
  // Requests with the units of the shared part that each needs.
  const wishes = [
    { need: 1, body: { produkId, jumlah: 1 } },
    { need: 2, body: { paketId, jumlah: 1 } },
    {
      need: 1,
      body: {
        items: [
          { produkId: other.produk_id, jumlah: 1 },
          { produkId, jumlah: 1 },
        ],
      },
    },
    {
      need: 3,
      body: {
        items: [
          { paketId, jumlah: 1 },
          { produkId, jumlah: 1 },
        ],
      },
    },
  ]
  const buyers = await Promise.all(Array.from({ length: 40 }, newRegular))
  const answers = await Promise.all(
    buyers.map(async ({ token }, index) => {
      const { need, body } = wishes[index % wishes.length] ?? { need: 0, body: {} }
      return { need, status: (await order(token, body)).status }
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const sold = answers.filter(({ status }) => status === 201).reduce((sum, { need }) => sum + need, 0)
  // Twenty requests need one unit only. Either they use up the stock, or one of them was rejected because it was used up.
  expect([sold, await stokOf(shared)]).toEqual([20, 0])
})

test('takes the parts of a cart again for a late payment', async () => {
  const { token } = await pelanggan()
  const [one, bagian] = [await produk(), await produk()]
  const { paket_id: paketId } = await paket([{ produk_id: bagian.produk_id, jumlah: 2 }])
  const items = [
    { produkId: one.produk_id, jumlah: 1 },
    { paketId, jumlah: 2 },
  ]
  const { midtransOrderId } = (await order(token, { items })).body
  const reaches = (status: string) =>
    waitFor(status, async () => {
      const { data } = (await shop.call(listRiwayat, {}, { token })).body
      return data[0].status_pembayaran === status
    })
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'expire' })
  await reaches('expired')
  expect(await stokOfAll([one, bagian])).toEqual([10, 10])
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle', method: 'bca_va' })
  await reaches('success')
  expect(await stokOfAll([one, bagian])).toEqual([9, 6])
})

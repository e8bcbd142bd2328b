import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkPesanan } from '#contract/checkout/limits.ts'
import {
  cancelPesanan,
  createPesanan,
  getPesanan,
  payPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import { cancelPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listHeld } from '#contract/pesanan-admin/held-admin.ts'
import { reconcileDue } from '#server/features/pembayaran/bayar/reconcile.ts'
import { deleteOldNetworks } from '#server/features/pesanan/pesanan.repository.ts'
import {
  buildAdmin,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildRegular,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

/* Limits of unpaid orders, so that they do not block other buyers' stock: how much, how long, how often
   (docs/decisions/0036-who-holds-stock.md). */

/** Close to the payment simulator's clock. */
const START = new Date(Math.floor(Date.now() / 1000) * 1000)
let shop: TestApp
let shippingId: number
beforeEach(async () => {
  await shop?.close()
  shop = await testApp(START)
  shippingId = (await buildPengiriman(shop.deps.db)).shipping_id
})
afterAll(() => shop.close())

const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const createNew = () => buildPelanggan(shop.deps.db, shop.deps.clock())
const newRegular = () => buildRegular(shop.deps.db, shop.deps.clock())
const produk = (stok: number) => buildProduk(shop.deps.db, shop.deps.clock(), { stok })

type Item = { produkId: number; jumlah: number }
type Content = { produkId: number; jumlah: number } | { paketId: number; jumlah: number } | { items: Item[] }
const order = (token: string, contents: Content, ip?: string) =>
  shop.call(createPesanan, { body: { ...contents, shippingId } }, { token, dari: ip })
const rincian = async (token: string, orderId: number) =>
  (await shop.call(getPesanan, { params: { orderId } }, { token })).body
async function moveTo(minutes: number) {
  shop.setClock(at(minutes))
  await reconcileDue(shop.deps)
}

const check = async (token: string, items: Item[], ip?: string) =>
  (await shop.call(checkPesanan, { body: { items } }, { token, dari: ip })).body.halangan

test.each([1, 2, 10, 245])('allows an account that never paid an order of all %i', async (stok) => {
  const { produk_id: produkId } = await produk(stok)
  const { token } = await createNew()
  expect(await check(token, [{ produkId, jumlah: stok }])).toBeNull()
  expect((await order(token, { produkId, jumlah: stok })).status).toBe(201)
})

test('names the remaining stock, also to an account that never paid', async () => {
  const { produk_id: produkId } = await produk(10)
  const { token } = await createNew()
  expect(await order(token, { produkId, jumlah: 11 })).toMatchObject({
    status: 409,
    body: { code: 'STOK_TIDAK_CUKUP', message: 'Stok tidak mencukupi. Tersisa 10.' },
  })
  await order(token, { produkId, jumlah: 10 })
  expect(await order((await createNew()).token, { produkId, jumlah: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STOK_TIDAK_CUKUP', message: 'Stok tidak mencukupi. Tersisa 0.' },
  })
})

test('sells the last unit to a new customer after three cancelled orders from the same network', async () => {
  const { produk_id: produkId } = await produk(1)
  for (let n = 0; n < 3; n++) {
    const { token } = await createNew()
    const { orderId } = (await order(token, { produkId, jumlah: 1 })).body
    await shop.call(updatePaymentStatus, { body: { orderId, status: 'cancelled' } }, { token })
  }
  const { token } = await createNew()
  expect(await check(token, [{ produkId, jumlah: 1 }])).toBeNull()
  expect((await order(token, { produkId, jumlah: 1 })).status).toBe(201)
})

const BORONGAN = (limit: number) =>
  `Pesanan yang belum dibayar hanya boleh menghabiskan stok ${limit} produk. Kurangi jumlahnya, atau bayar dulu pesanan sebelumnya dari akun atau jaringan internet Anda.`

test('leaves at least half of the products to others, when twenty accounts of one network order all of it at once', async () => {
  const shelf = await Promise.all([60, 25, 10, 3, 2, 1, 40, 8, 5, 12, 7, 30, 9, 4].map(produk))
  for (let archived = 0; archived < 2; archived++)
    await buildProduk(shop.deps.db, shop.deps.clock(), { aktif: false, stok: 1 })
  const accounts = await Promise.all(Array.from({ length: 20 }, createNew))
  const answers = await Promise.all(
    accounts.map(async ({ token }, at) => {
      const statuses: number[] = []
      for (let step = 0; step < 3; step++) {
        const { produk_id: produkId = 0, stok = 0 } = shelf[(at + step * 5) % shelf.length] ?? {}
        statuses.push((await order(token, { produkId, jumlah: stok })).status)
      }
      return statuses
    }),
  )
  expect(answers.flat()).toContain(201)
  const rows = await shop.deps.db.selectFrom('produk').select(['produk_id', 'stok']).execute()
  const expired = new Set(rows.flatMap(({ produk_id, stok }) => (stok === 0 ? [produk_id] : [])))
  expect(expired.size).toBe(7)
  const { token } = await createNew()
  const whole = shelf.find(({ produk_id }) => !expired.has(produk_id))
  const items = [{ produkId: whole?.produk_id ?? 0, jumlah: whole?.stok ?? 0 }]
  expect(await check(token, items)).toBe(BORONGAN(7))
  expect(await order(token, { items })).toMatchObject({ status: 409, body: { message: BORONGAN(7) } })
  // From another network.
  expect(await check(token, items, '203.0.113.7')).toBeNull()
  expect((await order(token, { items }, '203.0.113.7')).status).toBe(201)
})

test.each([
  ['that never paid', createNew],
  ['that paid before', newRegular],
])('lets no account %s hold all of more than ten products, in one order or in three', async (_, build) => {
  const shelf = await Promise.all(Array.from({ length: 26 }, () => produk(2)))
  const all = shelf.map(({ produk_id: produkId }) => ({ produkId, jumlah: 2 }))
  const { token } = await build()
  expect((await order(token, { items: all.slice(0, 11) })).body).toMatchObject({ message: BORONGAN(10) })
  // Half of the stock leaves as much to others.
  const half = { ...all[12], jumlah: 1 } as Item
  expect((await order(token, { items: [...all.slice(0, 10), half] })).status).toBe(201)
  // Another network does not help: it is the same account.
  expect((await order(token, { items: all.slice(10, 12) }, '203.0.113.7')).body).toMatchObject({
    message: BORONGAN(10),
  })
})

test('allows an account three unpaid orders, until one is paid or cancelled', async () => {
  const { produk_id: produkId } = await produk(60)
  const { token } = await newRegular()
  const orders = []
  for (const quantity of [1, 2, 3]) orders.push((await order(token, { produkId, jumlah: quantity })).body)
  expect(await check(token, [{ produkId, jumlah: 4 }])).toMatch(/^Anda masih punya 3 pesanan yang belum dibayar/)
  expect(await order(token, { produkId, jumlah: 4 })).toMatchObject({
    status: 409,
    body: {
      code: 'PESANAN_BELUM_DIBAYAR',
      message:
        'Anda masih punya 3 pesanan yang belum dibayar. Bayar atau batalkan salah satunya di Riwayat Pembayaran, lalu pesan lagi.',
    },
  })
  await shop.call(cancelPesanan, { params: { orderId: orders[0]?.orderId } }, { token })
  expect(await check(token, [{ produkId, jumlah: 4 }])).toBeNull()
  expect((await order(token, { produkId, jumlah: 4 })).status).toBe(201)
  await shop.sim('pay', { order_id: orders[1]?.midtransOrderId, outcome: 'settle' })
  await shop.call(updatePaymentStatus, { body: { orderId: orders[1]?.midtransOrderId, status: 'success' } }, { token })
  expect((await order(token, { produkId, jumlah: 5 })).status).toBe(201)
})

test('also concurrently', async () => {
  const { produk_id: produkId } = await produk(60)
  const { token } = await newRegular()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => order(token, { produkId, jumlah: n + 1 })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
})

test('allows accounts that never paid twenty waiting orders per network, and does not limit others', async () => {
  const { produk_id: produkId } = await produk(600)
  const accounts = await Promise.all(Array.from({ length: 20 }, createNew))
  expect((await order((await newRegular()).token, { produkId, jumlah: 1 })).status).toBe(201)
  for (const { token } of accounts) expect((await order(token, { produkId, jumlah: 1 })).status).toBe(201)
  shop.setClock(at(5))
  const again = await order((await createNew()).token, { produkId, jumlah: 1 })
  expect(again).toMatchObject({
    status: 429,
    body: {
      message:
        'Terlalu banyak pesanan yang belum dibayar dari jaringan internet Anda. Bayar salah satunya, atau coba lagi dalam 10 menit.',
    },
  })
  expect(again.headers['retry-after']).toBe('600')
  expect((await order((await newRegular()).token, { produkId, jumlah: 1 })).status).toBe(201)
  expect((await order((await createNew()).token, { produkId, jumlah: 1 }, '203.0.113.7')).status).toBe(201)
})

test('holds stock for 15 minutes, and until the payment deadline once a method is chosen §D2.12', async () => {
  const { produk_id: produkId } = await produk(60)
  const [diam, choosing] = [await createNew(), await createNew()]
  const one = (await order(diam.token, { produkId, jumlah: 1 })).body
  const two = (await order(choosing.token, { produkId, jumlah: 2 })).body
  expect([one.batas_bayar, two.batas_bayar]).toEqual([at(15).toISOString(), at(15).toISOString()])

  shop.setClock(at(14))
  await shop.sim('pay', { order_id: two.midtransOrderId, method: 'bca_va', outcome: 'pending' })
  await shop.call(updatePaymentStatus, { body: { orderId: two.orderId, status: 'pending' } }, { token: choosing.token })
  expect(await rincian(choosing.token, two.orderId)).toMatchObject({
    batas_bayar: at(60).toISOString(),
    cara_bayar: { bayar_sebelum: at(60).toISOString() },
  })
  await moveTo(15)
  expect((await rincian(diam.token, one.orderId)).status_pembayaran).toBe('expired')
  expect((await rincian(choosing.token, two.orderId)).status_pembayaran).toBe('pending')
  await moveTo(60)
  expect((await rincian(choosing.token, two.orderId)).status_pembayaran).toBe('expired')
  const row = shop.deps.db.selectFrom('produk').select(['stok', 'ditahan_baru']).where('produk_id', '=', produkId)
  expect(await row.executeTakeFirst()).toEqual({ stok: 60, ditahan_baru: 0 })
})

test('finds a method chosen at the last moment before it would end the order', async () => {
  const { produk_id: produkId } = await produk(60)
  const { token } = await createNew()
  const { orderId, midtransOrderId } = (await order(token, { produkId, jumlah: 1 })).body
  await shop.sim('webhooks/policy', { drop: 1000 })
  await shop.sim('pay', { order_id: midtransOrderId, method: 'bca_va', outcome: 'pending' })
  await moveTo(15)
  expect(await rincian(token, orderId)).toMatchObject({
    status_pembayaran: 'pending',
    batas_bayar: at(60).toISOString(),
  })
})

test('replaces the old number by a new page if its page has ended', async () => {
  const { produk_id: produkId } = await produk(60)
  const { token } = await createNew()
  const { orderId, midtransOrderId, midtransToken } = (await order(token, { produkId, jumlah: 1 })).body
  const params = { orderId }
  const pay = async () => (await shop.call(payPesanan, { params }, { token })).body.midtransToken
  await shop.sim('pay', { order_id: midtransOrderId, method: 'bca_va', outcome: 'pending' })
  await shop.call(updatePaymentStatus, { body: { orderId, status: 'pending' } }, { token })
  shop.setClock(at(14))
  expect([await pay(), (await rincian(token, orderId)).halaman_terbuka]).toEqual([midtransToken, true])
  shop.setClock(at(20))
  expect((await rincian(token, orderId)).halaman_terbuka).toBe(false)
  const next = await pay()
  expect(next).not.toBe(midtransToken)
  expect(await rincian(token, orderId)).toMatchObject({
    status_pembayaran: 'pending',
    cara_bayar: null,
    halaman_terbuka: true,
  })
  expect(await pay()).toBe(next)
  expect(await shop.deps.midtrans.getStatus(midtransOrderId)).toMatchObject({ transaction_status: 'cancel' })
  await shop.sim('pay', { order_id: `${midtransOrderId}-2`, outcome: 'settle' })
  await shop.call(updatePaymentStatus, { body: { orderId, status: 'success' } }, { token })
  expect((await rincian(token, orderId)).status_pembayaran).toBe('success')
})

test('shows the office who holds stock, and releases it', async () => {
  const { produk_id: produkId, nama } = await produk(60)
  const { paket_id: paketId } = await buildPaket(shop.deps.db, START, [{ produk_id: produkId, jumlah: 5 }])
  const [single, two] = [await createNew(), await newRegular()]
  const { orderId } = (await order(single.token, { produkId, jumlah: 40 })).body
  const packaged = (await order(two.token, { paketId, jumlah: 2 })).body
  const kantor = { token: (await buildAdmin(shop.deps.db, START)).token }
  const list = async (query = {}) => (await shop.call(listHeld, { query }, kantor)).body
  expect(await list()).toMatchObject([
    {
      orderId,
      nama: single.nama,
      pembeliBaru: true,
      caraBayar: null,
      barang: [{ produkId, nama, jumlah: 40 }],
      sejak: START.toISOString(),
      sampai: at(15).toISOString(),
    },
    { orderId: packaged.orderId, jenis: 'paketan', pembeliBaru: false, barang: [{ produkId, jumlah: 10 }] },
  ])
  await shop.sim('pay', { order_id: packaged.midtransOrderId, method: 'bca_va', outcome: 'pending' })
  await shop.call(updatePaymentStatus, { body: { orderId: packaged.orderId, status: 'pending' } }, { token: two.token })
  expect(await list({ pembeli: 'lama' })).toMatchObject([
    { orderId: packaged.orderId, caraBayar: 'BCA Virtual Account', sampai: at(60).toISOString() },
  ])
  await shop.sim('pay', { order_id: packaged.midtransOrderId, method: 'bca_va', outcome: 'deny' })
  await shop.call(updatePaymentStatus, { body: { orderId: packaged.orderId, status: 'failed' } }, { token: two.token })
  expect(await list({ pembeli: 'lama' })).toMatchObject([{ orderId: packaged.orderId, caraBayar: null }])
  expect(await list({ q: two.nama, produkId })).toHaveLength(1)
  expect(await list({ q: nama })).toHaveLength(2)
  expect(await list({ produkId: 999_999 })).toEqual([])

  for (const one of [orderId, packaged.orderId])
    expect((await shop.call(cancelPesananAdmin, { params: { orderId: one } }, kantor)).status).toBe(200)
  expect(await list()).toEqual([])
  const row = shop.deps.db.selectFrom('produk').select(['stok', 'ditahan_baru']).where('produk_id', '=', produkId)
  expect(await row.executeTakeFirst()).toEqual({ stok: 60, ditahan_baru: 0 })
})

test("does not count a buyer's stock as held by a first-time buyer after a payment", async () => {
  const { produk_id: produkId } = await produk(60)
  const { token } = await createNew()
  const { midtransOrderId } = (await order(token, { produkId, jumlah: 40 })).body
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle' })
  await shop.call(updatePaymentStatus, { body: { orderId: midtransOrderId, status: 'success' } }, { token })
  const row = shop.deps.db.selectFrom('produk').select(['stok', 'ditahan_baru']).where('produk_id', '=', produkId)
  expect(await row.executeTakeFirst()).toEqual({ stok: 20, ditahan_baru: 0 })
  expect((await order(token, { produkId, jumlah: 20 })).status).toBe(201)
})

test('forgets from where an order came once it no longer waits for its payment', async () => {
  const { produk_id: produkId } = await produk(60)
  await order((await createNew()).token, { produkId, jumlah: 1 })
  const network = async () => {
    await deleteOldNetworks(shop.deps)
    return (await shop.deps.db.selectFrom('pesanan').select('jaringan').executeTakeFirstOrThrow()).jaringan
  }
  expect(await network()).toBe('127.0.0.1')
  await moveTo(15)
  expect(await network()).toBeNull()
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { cancelPesanan, createPesanan } from '#contract/pesanan/endpoints.ts'
import {
  attestPembayaran,
  cancelPesananAdmin,
  checkPembayaran,
  getPesananAdmin,
} from '#contract/pesanan-admin/admin.ts'
import { reconcileDue } from '#server/features/pembayaran/bayar/reconcile.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const REASON = 'Tidak ada di dasbor pukul 10.00'

/** An order that its buyer pays, without any notification. */
async function order(outcome: 'pending' | 'settle' | undefined, method = 'dana') {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const [{ produk_id: produkId }, { shipping_id: shippingId }] = [
    await buildProduk(db, clock(), { stok: 10 }),
    await buildPengiriman(db),
  ]
  const { body } = await shop.call(createPesanan, { body: { produkId, jumlah: 2, shippingId } }, { token })
  const { orderId, midtransOrderId: nomor } = body
  await shop.sim('webhooks/policy', { drop: 1e6 })
  const paid = outcome && (await shop.sim('pay', { order_id: nomor, outcome, method }))
  const params = { orderId }
  return {
    nomor,
    transactionId: String(paid?.transaction_id),
    params,
    token,
    attest: (transactionId?: string) =>
      shop.call(attestPembayaran, { params, body: { transactionId, alasan: REASON } }, auth()),
    read: async () => (await shop.call(getPesananAdmin, { params }, auth())).body,
    jejak: async () =>
      (await shop.call(listJejak, { query: { jenis: 'pesanan', rujukan: String(orderId) } }, auth())).body,
    stok: async () =>
      (await db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).stok,
    /** Lets the shop end the order without an answer. */
    async expire() {
      const row = await db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', orderId).executeTakeFirstOrThrow()
      shop.setClock(new Date((row.batas_akhir ?? row.batas_bayar).getTime() + 20 * 60_000))
      await reconcileDue(shop.deps)
      // The session has ended meanwhile.
      admin = await buildAdmin(shop.deps.db, shop.deps.clock())
    },
    break: (kind: string) => shop.sim('faults', { match: nomor, times: 1e6, kind }),
  }
}

test('names a payment in progress to buyer and office if the shop cannot query it', async () => {
  const it = await order('pending')
  const params = { orderId: it.nomor }
  const codes = [
    (await shop.call(cancelPesanan, { params }, { token: it.token })).body.code,
    (await shop.call(cancelPesananAdmin, { params: it.params }, auth())).body.code,
  ]
  expect(codes).toEqual(['PEMBAYARAN_SEDANG_DIPROSES', 'PEMBAYARAN_SEDANG_DIPROSES'])
  const { message } = (await shop.call(checkPembayaran, { params: it.params }, auth())).body
  expect(message).toContain('DANA')
})

test('ends a pending order that is not in the dashboard, with name and reason', async () => {
  const it = await order('pending')
  expect(await it.attest()).toMatchObject({ status: 200, body: { status_pembayaran: 'cancelled' } })
  expect(await it.stok()).toBe(10)
  expect((await it.read()).riwayat.at(-1)).toMatchObject({ ke: 'cancelled', nama: admin.nama, keterangan: REASON })
  expect(await it.jejak()).toMatchObject([
    { sebelum: { status_pembayaran: 'pending' }, sesudah: { status_pembayaran: 'cancelled', alasan: REASON } },
  ])
  expect((await it.attest()).body.code).toBe('PEMBAYARAN_SUDAH_JELAS')
})

test('answers the question about an expired order', async () => {
  const it = await order('pending')
  await it.expire()
  expect(await it.read()).toMatchObject({ status_pembayaran: 'expired', perhatian: ['pembayaran tidak terjawab'] })
  expect((await it.attest()).body).toMatchObject({ status_pembayaran: 'expired' })
  expect(await it.read()).toMatchObject({ perhatian: [] })
  expect((await it.read()).riwayat.at(-1)).toMatchObject({ ke: 'selesai', nama: admin.nama, keterangan: REASON })
})

test('finds a payment by the id in the dashboard, and takes the stock again', async () => {
  const it = await order('settle')
  await it.expire()
  expect(await it.stok()).toBe(10)
  expect((await it.attest(it.transactionId)).body).toMatchObject({ status_pembayaran: 'success' })
  expect(await it.read()).toMatchObject({ status_pembayaran: 'success', perhatian: [] })
  expect(await it.stok()).toBe(8)
})

test('ends an order while the provider is away', async () => {
  const it = await order('pending')
  await it.break('503')
  expect((await it.attest()).body).toMatchObject({ status_pembayaran: 'cancelled' })
})

test.each<
  [
    string,
    'pending' | 'settle' | undefined,
    string,
    (it: Awaited<ReturnType<typeof order>>) => string | undefined,
    string,
  ]
>([
  [
    'no payment, of one that can be cancelled at the provider',
    'pending',
    'bca_va',
    () => undefined,
    'PEMBAYARAN_SUDAH_JELAS',
  ],
  ['no payment, of one that is paid', 'settle', 'bca_va', () => undefined, 'PEMBAYARAN_SUDAH_JELAS'],
  ['an id that the provider does not know', 'settle', 'dana', () => 'tidak-ada', 'TRANSAKSI_TIDAK_COCOK'],
])('refuses %s', async (_, outcome, method, id, code) => {
  const it = await order(outcome, method)
  expect((await it.attest(id(it))).body.code).toBe(code)
})

test("refuses the id of another order's payment, and changes nothing", async () => {
  const [mine, other] = [await order('pending'), await order('settle')]
  expect((await mine.attest(other.transactionId)).body.code).toBe('TRANSAKSI_TIDAK_COCOK')
  expect(await mine.read()).toMatchObject({ status_pembayaran: 'pending', perhatian: [] })
})

test('refuses an id that the provider cannot confirm', async () => {
  const it = await order('settle')
  await shop.sim('faults', { match: it.transactionId, times: 1e6, kind: '503' })
  expect((await it.attest(it.transactionId)).body.code).toBe('PEMBAYARAN_TIDAK_TERSEDIA')
  expect(await it.read()).toMatchObject({ status_pembayaran: 'pending' })
})

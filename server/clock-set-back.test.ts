import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { cancelPesanan, createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { steadyClock } from '#server/kernel/clock.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { reconcileDue } from './features/pembayaran/bayar/reconcile.ts'

/* The system clock is set back by an hour in a shop with orders. At the end its books must add up, as after every test. */

const MINUTE = 60_000

let machine = Date.UTC(2026, 10, 22, 5)
let shop: TestApp
beforeAll(async () => {
  shop = await testApp(undefined, { clock: steadyClock(() => machine) })
  await shop.sim('webhooks/policy', { drop: 10_000 })
})
afterAll(() => shop.close())

test('no job or query waits until the clock catches up', async () => {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const auth = { token: pembeli.token }
  const produkId = (await buildProduk(db, clock(), { stok: 10 })).produk_id
  const shippingId = (await buildPengiriman(db)).shipping_id
  const order = async (catatan: string) =>
    (await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId, catatan } }, auth)).body
  const listed = async () =>
    (await shop.call(listRiwayat, {}, auth)).body.data.map(({ orderId }: { orderId: number }) => orderId)
  // A new session each time: an office session would expire within these hours.
  const status = async (orderId: number) => {
    const { token } = await buildAdmin(db, clock())
    return (await shop.call(getPesananAdmin, { params: { orderId } }, { token })).body.status_pembayaran
  }

  const first = await order('pertama')
  const second = await order('kedua')
  machine += MINUTE
  machine -= 60 * MINUTE

  // Sessions stay valid, and a repeated order still counts as a double tap.
  expect((await shop.call(getProfile, {}, auth)).status).toBe(200)
  expect((await shop.call(login, { body: { email: pembeli.email, password: PASSWORD } })).status).toBe(200)
  expect((await order('kedua')).orderId).toBe(second.orderId)

  // After two minutes, a repeated order creates a new one.
  machine += 5 * MINUTE
  const third = await order('kedua')
  expect(third.orderId).toBeGreaterThan(second.orderId)
  expect(await listed()).toEqual([third, second, first].map(({ orderId }) => orderId))

  // A payment without a notification, found by the timer; a cancellation; mails, including earlier ones.
  await shop.sim('pay', { order_id: first.midtransOrderId, outcome: 'settle', method: 'gopay' })
  machine += 10 * MINUTE
  await reconcileDue(shop.deps)
  expect(await status(first.orderId)).toBe('success')
  expect((await shop.call(cancelPesanan, { params: { orderId: second.orderId } }, auth)).status).toBe(200)
  await shop.sendSurat()
  const waiting = await db.selectFrom('surat').select('subjek').where('status', '=', 'menunggu').execute()
  expect(waiting).toEqual([])

  // An unpaid order holds its stock for the agreed hour, by the slower clock.
  machine += 2 * 60 * MINUTE
  await reconcileDue(shop.deps)
  expect(await status(third.orderId)).toBe('expired')

  // Later events have later timestamps.
  const riwayat = await db.selectFrom('riwayat_status').select('waktu').orderBy('riwayat_id').execute()
  const times = riwayat.map((row) => row.waktu.toISOString())
  expect(times).toEqual(times.toSorted())
})

test('a payment without notification is found within a minute of its time after the clock is set back two hours', async () => {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const produkId = (await buildProduk(db, clock(), { stok: 10 })).produk_id
  const shippingId = (await buildPengiriman(db)).shipping_id
  const { body } = await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, { token })
  await shop.sim('pay', { order_id: body.midtransOrderId, outcome: 'settle', method: 'gopay' })
  machine -= 120 * MINUTE
  const before = machine
  const status = async () =>
    (await db.selectFrom('pesanan').select('status_pembayaran').where('pesanan_id', '=', body.orderId).execute())[0]
  while ((await status())?.status_pembayaran === 'pending' && machine - before < 20 * MINUTE) {
    machine += MINUTE / 6
    await reconcileDue(shop.deps)
  }
  expect(await status()).toEqual({ status_pembayaran: 'success' })
  expect(machine - before).toBeLessThanOrEqual(5 * MINUTE)
})

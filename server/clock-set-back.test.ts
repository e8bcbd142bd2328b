import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { cancelPesanan, createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { makeDue } from '#server/db/claim-due.ts'
import { steadyClock, watchJumps } from '#server/kernel/clock.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildVoucher,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { reconcileDue } from './features/pembayaran/bayar/reconcile.ts'

/*
 * The system clock is set in a shop with orders. At the end its books must add up, as after every test: receipts without gaps,
 * uses of vouchers.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Two minutes before a month ends in Jakarta. */
const TODAY = new Date()
const START = Date.UTC(TODAY.getUTCFullYear(), TODAY.getUTCMonth() + 1, 1, -7, -2)

let [wall, passed] = [START, 0]
const SOURCES = { wall: () => wall, passed: () => passed }
const jump = (ms: number) => {
  wall += ms
}
const wait = (ms: number) => {
  wall += ms
  passed += ms
}
let shop: TestApp
beforeAll(async () => {
  shop = await testApp(new Date(START), { clock: steadyClock(undefined, SOURCES) })
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
  wait(MINUTE)
  jump(-HOUR)

  // Sessions stay valid, and a repeated order still counts as a double tap.
  expect((await shop.call(getProfile, {}, auth)).status).toBe(200)
  expect((await shop.call(login, { body: { email: pembeli.email, password: PASSWORD } })).status).toBe(200)
  expect((await order('kedua')).orderId).toBe(second.orderId)

  // After two minutes, a repeated order creates a new one.
  wait(5 * MINUTE)
  const third = await order('kedua')
  expect(third.orderId).toBeGreaterThan(second.orderId)
  expect(await listed()).toEqual([third, second, first].map(({ orderId }) => orderId))

  // A payment without a notification, found by the timer; a cancellation; mails, including earlier ones.
  await shop.sim('pay', { order_id: first.midtransOrderId, outcome: 'settle', method: 'gopay' })
  wait(10 * MINUTE)
  await reconcileDue(shop.deps)
  expect(await status(first.orderId)).toBe('success')
  expect((await shop.call(cancelPesanan, { params: { orderId: second.orderId } }, auth)).status).toBe(200)
  await shop.sendSurat()
  const waiting = await db.selectFrom('surat').select('subjek').where('status', '=', 'menunggu').execute()
  expect(waiting).toEqual([])

  // An unpaid order holds its stock for the agreed hour, by the slower clock.
  wait(2 * HOUR)
  await reconcileDue(shop.deps)
  expect(await status(third.orderId)).toBe('expired')

  // Later events have later timestamps.
  const riwayat = await db
    .selectFrom('riwayat_status')
    .select('waktu')
    .where(
      'pesanan_id',
      'in',
      [first, second, third].map(({ orderId }) => orderId),
    )
    .orderBy('riwayat_id')
    .execute()
  const times = riwayat.map((row) => row.waktu.toISOString())
  expect(times).toEqual(times.toSorted())
})

test.each([
  ['back two hours', [-2 * HOUR]],
  ['back five hours', [-5 * HOUR]],
  ['forward two hours', [2 * HOUR]],
  ['forward and back across the end of the month', [3 * MINUTE, -3 * MINUTE]],
  ['back over two months', [-62 * 24 * HOUR]],
  ['back and forward again', [-2 * HOUR, 2 * HOUR]],
])('set %s: what waits is looked at within a minute, and no deadline or limit changes', async (_, jumps) => {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const { kode } = await buildVoucher(db, clock(), { batas_pelanggan: 1 })
  const produkId = (await buildProduk(db, clock(), { stok: 10 })).produk_id
  const shippingId = (await buildPengiriman(db)).shipping_id
  const order = async (catatan: string, voucher?: string) =>
    shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId, catatan, voucher } }, { token: pembeli.token })
  const status = async (orderId: number) =>
    (await db.selectFrom('pesanan').select('status_pembayaran').where('pesanan_id', '=', orderId).execute())[0]
      ?.status_pembayaran
  const hasJumped = watchJumps(SOURCES)
  /** Does the work of the shop's timers, ten seconds later. */
  async function tick(): Promise<void> {
    wait(MINUTE / 6)
    if (hasJumped()) await makeDue(db, clock(), MINUTE / 2)
    await reconcileDue(shop.deps)
  }
  /** @returns the milliseconds until the order left `pending` */
  async function untilDecided(orderId: number): Promise<number> {
    const begun = passed
    while ((await status(orderId)) === 'pending' && passed - begun < 3 * HOUR) await tick()
    return passed - begun
  }

  const paid = (await order('dibayar', kode)).body
  await shop.sim('pay', { order_id: paid.midtransOrderId, outcome: 'settle', method: 'gopay' })
  for (const ms of jumps) {
    jump(ms)
    expect((await order('voucher lagi', kode)).status).toBe(422)
    await tick()
  }
  expect(await untilDecided(paid.orderId)).toBeLessThanOrEqual(MINUTE)
  expect(await status(paid.orderId)).toBe('success')

  // The hour of an unpaid order, by a clock that may run an eighth slower.
  const unpaid = (await order('tidak dibayar')).body
  expect(await untilDecided(unpaid.orderId)).toBeLessThanOrEqual(HOUR / (7 / 8) + MINUTE)
  expect(await status(unpaid.orderId)).toBe('expired')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { getPesananAdmin } from '#contract/kantor-pesanan/office.ts'
import { cancelPesanan, createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { steadyClock } from '#server/kernel/clock.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { reconcileDue } from './features/pembayaran/bayar/reconcile.ts'

/* The machine is set back by an hour under a shop that has sold. At the end its books add up, as after every test. */

const MINUTE = 60_000

let machine = Date.UTC(2026, 10, 22, 5)
let shop: TestApp
beforeAll(async () => {
  shop = await testApp(undefined, { clock: steadyClock(() => machine) })
  await shop.sim('webhooks/policy', { drop: 10_000 })
})
afterAll(() => shop.close())

test('nothing waits for the hour to pass again', async () => {
  const { db, clock } = shop.deps
  const pembeli = await buildPelanggan(db, clock())
  const auth = { token: pembeli.token }
  const produkId = (await buildProduk(db, clock(), { stok: 10 })).produk_id
  const shippingId = (await buildPengiriman(db)).shipping_id
  const order = async (catatan: string) =>
    (await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId, catatan } }, auth)).body
  const listed = async () =>
    (await shop.call(listRiwayat, {}, auth)).body.data.map(({ orderId }: { orderId: number }) => orderId)
  // Signed in anew each time: nobody sits in the office for hours.
  const status = async (orderId: number) => {
    const { token } = await buildAdmin(db, clock())
    return (await shop.call(getPesananAdmin, { params: { orderId } }, { token })).body.status_pembayaran
  }

  const first = await order('pertama')
  const second = await order('kedua')
  machine += MINUTE
  machine -= 60 * MINUTE

  // Sessions, and the double tap of a moment ago.
  expect((await shop.call(getProfile, {}, auth)).status).toBe(200)
  expect((await shop.call(login, { body: { email: pembeli.email, password: PASSWORD } })).status).toBe(200)
  expect((await order('kedua')).orderId).toBe(second.orderId)

  // The same wish once the two minutes are over.
  machine += 5 * MINUTE
  const third = await order('kedua')
  expect(third.orderId).toBeGreaterThan(second.orderId)
  expect(await listed()).toEqual([third, second, first].map(({ orderId }) => orderId))

  // A payment of which nobody told, found by the timer; a cancellation; mails, those from before among them.
  await shop.sim('pay', { order_id: first.midtransOrderId, outcome: 'settle', method: 'gopay' })
  machine += 10 * MINUTE
  await reconcileDue(shop.deps)
  expect(await status(first.orderId)).toBe('success')
  expect((await shop.call(cancelPesanan, { params: { orderId: second.orderId } }, auth)).status).toBe(200)
  await shop.sendSurat()
  const waiting = await db.selectFrom('surat').select('subjek').where('status', '=', 'menunggu').execute()
  expect(waiting).toEqual([])

  // What nobody paid holds its stock for the hour that it was given, at half speed.
  machine += 2 * 60 * MINUTE
  await reconcileDue(shop.deps)
  expect(await status(third.orderId)).toBe('expired')

  // What happened later is told later.
  const riwayat = await db.selectFrom('riwayat_status').select('waktu').orderBy('riwayat_id').execute()
  const waktu = riwayat.map((row) => row.waktu.toISOString())
  expect(waktu).toEqual(waktu.toSorted())
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { applyNotifikasi } from '#server/features/pembayaran/bayar/apply-notifikasi.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { findDisagreements } from './books.ts'
import { mutants } from './mutants.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/* Corrupted requests to the payment notification endpoint, which is open to the internet. */

const count = sizeOf({ short: 300, long: 10_000 })
const SIDE_BY_SIDE = 20
/** Events of each order before the first mutant, in the books of both provider and shop. */
const STORIES = [['pending'], ['pending'], ['settle'], ['expire'], ['cancel'], ['deny'], ['settle', 'refund']]
const TYPES = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded']
const DAY = 86_400_000
const chance = newChance()

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

/** Returns all rows that a payment can change. */
async function books() {
  const { db } = shop.deps
  return {
    pesanan: await db
      .selectFrom('pesanan')
      .select(['pesanan_id', 'status_pembayaran', 'status_pesanan'])
      .orderBy('pesanan_id')
      .execute(),
    pembayaran: await db
      .selectFrom('pembayaran')
      .select(['order_id', 'jumlah', 'transaction_id', 'transaction_status', 'fraud_status'])
      .orderBy('pembayaran_id')
      .execute(),
    stok: await db.selectFrom('mutasi_stok').select(['produk_id', 'perubahan']).orderBy('mutasi_id').execute(),
  }
}

test(
  `${count} corrupted notifications move no order and break nothing`,
  async () => {
    const { db, clock } = shop.deps
    const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 100 })
    const { shipping_id: shippingId } = await buildPengiriman(db)
    await shop.sim('webhooks/policy', { drop: 1_000_000 })
    for (const story of STORIES) {
      const { token } = await buildPelanggan(db, clock())
      const { body } = await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, { token })
      for (const outcome of story) await shop.sim('pay', { order_id: body.midtransOrderId, outcome })
    }
    const { deliveries } = await shop.sim('webhooks')
    const genuine = deliveries.map(({ body }: { body: object }) => body)
    for (const payload of genuine)
      expect((await shop.app.server.inject({ method: 'POST', url: receiveNotifikasi.path, payload })).statusCode).toBe(
        200,
      )
    await waitFor('all of them to be applied', async () => {
      await applyNotifikasi(shop.deps)
      return (await db.selectFrom('notifikasi').select('isi').where('hasil', 'is', null).execute()).length === 0
    })
    const before = await books()
    expect(before.pesanan.map(({ status_pembayaran }) => status_pembayaran)).toEqual([
      'pending',
      'pending',
      'success',
      'expired',
      'cancelled',
      'pending',
      'refunded',
    ])

    const next = mutants(chance, genuine)
    const tally = new Tally()
    const broken: unknown[] = []
    let left = count
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, async () => {
        while (left-- > 0) {
          const { kind, text } = next()
          const type = chance.next() < 0.9 ? 'application/json' : chance.pick(TYPES)
          const answer = await shop.app.server.inject({
            method: 'POST',
            url: receiveNotifikasi.path,
            headers: { 'content-type': type },
            payload: Buffer.from(text),
          })
          tally.add(answer.statusCode)
          if (answer.statusCode >= 500) broken.push({ kind, text: text.slice(0, 500), answer: answer.body })
        }
      }),
    )
    expect(broken).toEqual([])
    await applyNotifikasi({ ...shop.deps, clock: () => new Date(clock().getTime() + DAY) })
    await shop.app.server.close()

    expect(await books()).toEqual(before)
    const { transactions } = await shop.sim('transactions')
    expect(await findDisagreements(db, transactions)).toEqual([])
    report('mutated notifications', { count, answers: tally })
  },
  TIMEOUT_MS,
)

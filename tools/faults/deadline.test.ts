import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPesanan, createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { applyNotifikasi } from '#server/features/pembayaran/bayar/apply-notifikasi.ts'
import { reconcileDue } from '#server/features/pembayaran/bayar/reconcile.ts'
import { buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { findDisagreements } from './books.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * The last second of an order. Its customer pays while the shop expires it, the provider expires it,
 * the customer cancels it in another window, and another customer waits for its stock.
 */

const { rounds, orders } = sizeOf({ short: { rounds: 2, orders: 8 }, long: { rounds: 100, orders: 10 } })
const HOUR = 3_600_000
/** Maximum start delay of a racer in ms. */
const SPREAD_MS = 40
const chance = newChance()
/** Responses with status 500, which no race may cause. */
const broken: unknown[] = []

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

interface Made {
  midtransOrderId: string
  token: string
}

async function order(produkId: number, shippingId: number): Promise<Made | undefined> {
  const { token } = await buildRegular(shop.deps.db, shop.deps.clock())
  const { status, body } = await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, { token })
  return status === 201 ? { midtransOrderId: body.midtransOrderId, token } : undefined
}

/** Returns concurrent events of an order's last second; each is included with a probability of 60 %. */
function racers({ midtransOrderId: order_id, token }: Made): (() => Promise<unknown>)[] {
  const hint = (status: 'success' | 'cancelled') =>
    shop.call(updatePaymentStatus, { body: { orderId: order_id, status } }, { token })
  const whole = async (answer: ReturnType<TestApp['call']>) => {
    const { status, body } = await answer
    if (status === 500) broken.push(body)
  }
  const all = [
    () => shop.sim('pay', { order_id, outcome: 'settle' }),
    () => whole(hint('success')),
    () => whole(hint('cancelled')),
    () => whole(shop.call(cancelPesanan, { params: { orderId: order_id } }, { token })),
  ]
  return all.filter(() => chance.next() < 0.6)
}

/** Waits until every notification is delivered or failed. */
const allTold = () =>
  waitFor('the notifications', async () => {
    const { deliveries } = await shop.sim('webhooks')
    return deliveries.every(({ state }: { state: string }) => ['delivered', 'failed'].includes(state))
  })

test(
  'a payment in the last moment makes the order paid or a task, and its stock returns once',
  async () => {
    const { db, clock } = shop.deps
    const { shipping_id: shippingId } = await buildPengiriman(db)
    const tally = new Tally()
    for (let round = 0; round < rounds; round++) {
      const begin = clock().getTime()
      const { produk_id: produkId } = await buildProduk(db, clock(), { stok: orders })
      const made: Made[] = []
      for (let i = 0; i < orders; i++) {
        const one = await order(produkId, shippingId)
        if (!one) throw new Error('no order')
        made.push(one)
        if (chance.next() < 0.5) await shop.sim('pay', { order_id: one.midtransOrderId, outcome: 'pending' })
      }

      shop.setClock(new Date(begin + HOUR))
      const race = chance.shuffle([
        ...made.flatMap(racers),
        // Twice: two shops on one database.
        () => reconcileDue(shop.deps),
        () => reconcileDue(shop.deps),
        () => shop.sim('clock', { advance: HOUR / 1000 }),
        // A waiting customer takes the stock as soon as it is released, so a late payment may find none.
        ...Array.from({ length: orders / 2 }, () => () => order(produkId, shippingId)),
      ])
      await Promise.all(
        race.map(async (run) => {
          await delay(chance.next() * SPREAD_MS)
          await run()
        }),
      )

      shop.setClock(new Date(begin + 4 * HOUR))
      await shop.sim('clock', { advance: (3 * HOUR) / 1000 })
      await allTold()
      await applyNotifikasi(shop.deps)
      await reconcileDue(shop.deps)
      const { transactions } = await shop.sim('transactions')
      expect(await findDisagreements(db, transactions)).toEqual([])
    }

    const ended = await db.selectFrom('pesanan').select(['status_pembayaran', 'perhatian']).execute()
    for (const { status_pembayaran, perhatian } of ended) {
      tally.add(status_pembayaran)
      for (const mark of perhatian) tally.add(mark)
    }
    expect(tally.of('pending')).toBe(0)
    expect(broken).toEqual([])

    // One unit per order: taken, returned, perhaps taken again for a late payment; never twice in a row.
    const held = new Map<number, number>()
    const moves = await db
      .selectFrom('mutasi_stok')
      .select(['pesanan_id', 'perubahan'])
      .where('pesanan_id', 'is not', null)
      .orderBy('mutasi_id')
      .execute()
    for (const { pesanan_id, perubahan } of moves) {
      const now = (held.get(pesanan_id ?? 0) ?? 0) - perubahan
      expect([0, 1]).toContain(now)
      held.set(pesanan_id ?? 0, now)
    }
    report('payments at the deadline', { rounds, orders: ended.length, ...tally.toJSON() })
  },
  TIMEOUT_MS,
)

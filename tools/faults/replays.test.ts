import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { applyNotifikasi } from '#server/features/pembayaran/bayar/apply-notifikasi.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { findDisagreements } from './books.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * The provider repeats all notifications, concurrently and in any order.
 * The table of 360 cases in server/features/pembayaran/bayar/urutan-status.test.ts tests the order of a single transaction's
 * states.
 */

const { orders, replays } = sizeOf({ short: { orders: 10, replays: 60 }, long: { orders: 100, replays: 1000 } })
const SIDE_BY_SIDE = 20
/** Events at the provider while no notification was delivered. */
const STORIES = [['settle'], ['settle'], ['deny', 'settle'], ['expire'], ['cancel'], ['settle', 'refund']] as const
const STATES = ['pending', 'settlement', 'deny', 'expire', 'cancel'] as const
const chance = newChance()

let shop: TestApp
beforeAll(async () => {
  shop = await testApp(undefined, WITHOUT_LIMITS)
})
afterAll(() => shop.close())

test(
  `${replays} notifications about ${orders} orders, repeated and shuffled, end in the provider's own state`,
  async () => {
    const { db, clock } = shop.deps
    const tally = new Tally()
    const produkId = (await buildProduk(db, clock(), { stok: 1000 })).produk_id
    const shippingId = (await buildPengiriman(db)).shipping_id
    await shop.sim('webhooks/policy', { drop: 1_000_000 })
    const made: string[] = []
    for (let i = 0; i < orders; i++) {
      const { token } = await buildPelanggan(db, clock())
      const { body } = await shop.call(createPesanan, { body: { produkId, jumlah: 1, shippingId } }, { token })
      made.push(body.midtransOrderId)
      for (const outcome of STORIES[i % STORIES.length] ?? [])
        await shop.sim('pay', { order_id: body.midtransOrderId, outcome })
    }

    // Each order gets a settlement once, whether it was paid or not. The other notifications have random states.
    const told = Array.from({ length: replays }, (_, at) => ({
      order_id: made[at] ?? chance.pick(made),
      kind: 'genuine',
      state: at < orders ? 'settlement' : chance.pick(STATES),
    }))
    const queue = chance.shuffle(told)
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, async () => {
        for (let next = queue.pop(); next; next = queue.pop())
          tally.add((await shop.sim('webhooks/forge', next)).response.answer)
      }),
    )
    await applyNotifikasi(shop.deps)
    await shop.app.server.close()

    expect(tally.toJSON()).toEqual({ 200: replays })
    const open = await db.selectFrom('notifikasi').select('isi').where('hasil', 'is', null).execute()
    expect(open).toEqual([])
    const { transactions } = await shop.sim('transactions')
    expect(await findDisagreements(db, transactions)).toEqual([])

    // Every state was entered once, however often it was reported.
    const steps = await db
      .selectFrom('riwayat_status')
      .select(['pesanan_id', 'ke', ({ fn }) => fn.countAll<number>().as('times')])
      .groupBy(['pesanan_id', 'ke'])
      .execute()
    expect(steps.filter(({ times }) => times !== 1)).toEqual([])
    for (const { status_pembayaran } of await db.selectFrom('pesanan').select('status_pembayaran').execute())
      tally.add(status_pembayaran)
    report('replayed notifications', { orders, replays, ...tally.toJSON() })
  },
  TIMEOUT_MS,
)

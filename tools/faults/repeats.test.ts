import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'

/* A request that arrives ten times at once: from an impatient user, a retrying browser or a retrying proxy. */

const { wishes, repeats } = sizeOf({ short: { wishes: 6, repeats: 10 }, long: { wishes: 300, repeats: 10 } })
/** Concurrent requests: one address has 64 concurrent requests (`server/app.ts`). */
const SIDE_BY_SIDE = 6
const chance = newChance()

let shop: TestApp
let shippingId: number
let produkId: number
beforeAll(async () => {
  shop = await testApp(undefined, WITHOUT_LIMITS)
  const { db, clock } = shop.deps
  shippingId = (await buildPengiriman(db)).shipping_id
  produkId = (await buildProduk(db, clock(), { stok: 100_000 })).produk_id
})
afterAll(() => shop.close())

const newBuyer = () => buildPelanggan(shop.deps.db, shop.deps.clock())

const ordersOf = async (penggunaId: number) =>
  shop.deps.db.selectFrom('pesanan').select('pesanan_id').where('pengguna_id', '=', penggunaId).execute()

async function inParts(work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < wishes; done += SIDE_BY_SIDE)
    await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, wishes - done) }, work))
}

test.each([
  ['under one key', true],
  ['without a key, by its content', false],
])(
  'a request sent ten times at once %s makes one order, and ten equal answers',
  async (title, hasKey) => {
    await inParts(async () => {
      const { pengguna_id, token } = await newBuyer()
      const headers: Record<string, string> = hasKey ? { 'idempotency-key': chance.uuid() } : {}
      const body = { produkId, jumlah: 1 + Math.floor(chance.next() * 3), shippingId }
      const answers = await Promise.all(
        Array.from({ length: repeats }, () => shop.call(createPesanan, { body }, { token, headers })),
      )
      const orders = await ordersOf(pengguna_id)
      expect(orders).toHaveLength(1)
      for (const answer of answers) {
        expect(answer.status).toBe(201)
        const { pesananSebelumnya } = answer.body
        expect(answer.body).toEqual({ ...answers[0]?.body, orderId: orders[0]?.pesanan_id, pesananSebelumnya })
      }
      // Without a key, one request creates the order. The others get it as a previous order.
      const made = answers.filter(({ body }) => !body.pesananSebelumnya)
      expect(made).toHaveLength(hasKey ? repeats : 1)
    })
    report('repeated orders', { title, wishes, repeats })
  },
  TIMEOUT_MS,
)

test(
  'one of different requests under one key makes an order, and the others are rejected',
  async () => {
    await inParts(async () => {
      const { pengguna_id, token } = await newBuyer()
      const headers = { 'idempotency-key': chance.uuid() }
      const answers = await Promise.all(
        Array.from({ length: repeats }, (_, at) =>
          shop.call(createPesanan, { body: { produkId, jumlah: at + 1, shippingId } }, { token, headers }),
        ),
      )
      expect(await ordersOf(pengguna_id)).toHaveLength(1)
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(repeats - 1).fill(409)])
    })
    report('different orders under one key', { wishes, repeats })
  },
  TIMEOUT_MS,
)

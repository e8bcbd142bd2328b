import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { buildPaket, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { ask, type Reply } from './ask.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * All buyers want the last units at the same moment.
 * After a rejection due to overload they retry after the seconds in the response, as a browser does.
 */

const SIZE = sizeOf({ short: { buyers: 60, stok: 12, rounds: 2 }, long: { buyers: 500, stok: 100, rounds: 6 } })
const chance = newChance()

let shop: TestApp
let shippingId: number
beforeAll(async () => {
  shop = await testApp(undefined, WITHOUT_LIMITS)
  shippingId = (await buildPengiriman(shop.deps.db)).shipping_id
}, TIMEOUT_MS)
afterAll(() => shop.close())

/** Returns sessions of customers whom no limit of unpaid orders rejects. */
async function newBuyers(): Promise<string[]> {
  const { db, clock } = shop.deps
  const tokens: string[] = []
  for (let i = 0; i < SIZE.buyers; i++) tokens.push((await buildRegular(db, clock())).token)
  return tokens
}

async function buy(token: string, what: object, tally: Tally): Promise<Reply> {
  for (;;) {
    const url = shop.app.server.listeningOrigin + createPesanan.path
    const reply = await ask(url, { body: { ...what, shippingId }, token })
    tally.add(reply.status)
    if (reply.status !== 503) return reply
    await delay((reply.retryAfter ?? 1) * 1000)
  }
}

const produk = (stok: number) => buildProduk(shop.deps.db, shop.deps.clock(), { stok })

async function stokOf(produkId: number): Promise<number> {
  const { db } = shop.deps
  return (await db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).stok
}

const OUT_OF_STOCK = { status: 409, body: { code: 'STOK_TIDAK_CUKUP' } }

test(
  `${SIZE.buyers} concurrent buyers buy exactly the ${SIZE.stok} units in stock`,
  async () => {
    const tally = new Tally()
    for (let round = 0; round < SIZE.rounds; round++) {
      const { produk_id: produkId } = await produk(SIZE.stok)
      const replies = await Promise.all((await newBuyers()).map((token) => buy(token, { produkId, jumlah: 1 }, tally)))
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(SIZE.stok)
      for (const reply of replies) if (reply.status !== 201) expect(reply).toMatchObject(OUT_OF_STOCK)
      expect(await stokOf(produkId)).toBe(0)
    }
    report('rush for one product', { ...SIZE, answers: tally })
  },
  TIMEOUT_MS,
)

test(
  'a product and packages that share it sell exactly the shared parts',
  async () => {
    const tally = new Tally()
    const { db, clock } = shop.deps
    for (let round = 0; round < SIZE.rounds; round++) {
      const [shared, other] = [await produk(SIZE.stok), await produk(Math.ceil(SIZE.stok / 4))]
      const parts = [
        { produk_id: shared.produk_id, jumlah: 2 },
        { produk_id: other.produk_id, jumlah: 1 },
      ]
      const { paket_id: paketId } = await buildPaket(db, clock(), parts)
      const wishes = (await newBuyers()).map((token) => ({ token, isPaket: chance.next() < 0.5 }))
      const replies = await Promise.all(
        wishes.map(async ({ token, isPaket }) => {
          const what = isPaket ? { paketId } : { produkId: shared.produk_id }
          return { isPaket, ...(await buy(token, { ...what, jumlah: 1 }, tally)) }
        }),
      )
      const sold = replies.filter(({ status }) => status === 201)
      const paket = sold.filter(({ isPaket }) => isPaket).length
      const satuan = sold.length - paket
      const left = [await stokOf(shared.produk_id), await stokOf(other.produk_id)] as const
      expect(left).toEqual([SIZE.stok - satuan - 2 * paket, Math.ceil(SIZE.stok / 4) - paket])

      // No stock was returned meanwhile, so rejected orders would be rejected again.
      const refused = replies.filter(({ status }) => status !== 201)
      for (const reply of refused) expect(reply).toMatchObject(OUT_OF_STOCK)
      if (refused.some(({ isPaket }) => !isPaket)) expect(left[0]).toBe(0)
      if (refused.some(({ isPaket }) => isPaket)) expect(Math.min(left[0] / 2, left[1])).toBeLessThan(1)
      tally.add('packages', paket)
      tally.add('single', satuan)
    }
    report('rush for a product and its packages', { ...SIZE, answers: tally })
  },
  TIMEOUT_MS,
)

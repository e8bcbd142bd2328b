import { setTimeout as delay } from 'node:timers/promises'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import type { Random } from '#dev/midtrans-simulator/random.ts'
import type { Db } from '#server/db/client.ts'
import { buildLangganan, buildPaket, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { ask } from './ask.ts'
import type { Tally } from './tally.ts'

/*
 * Buyers who do what they do in life while the shop breaks: who gets no answer, or is asked to come back, tries again.
 */

const RETRY_MS = 100
/** What a buyer takes to think, at most. */
const THINK_MS = 300
const OUTCOMES = ['settle', 'settle', 'settle', 'pending', 'deny', 'expire', 'cancel', undefined] as const
const HINTS = ['success', 'pending', 'failed', 'cancelled'] as const

interface Shelf {
  /** Some scarce, some plenty. */
  produk: number[]
  paket: number
  kirim: number
  /** Of the buyers. */
  tokens: string[]
}

export async function fillShelf(db: Db, buyers: number): Promise<Shelf> {
  const now = new Date()
  const produk: number[] = []
  for (const stok of [30, 200, 100_000, 100_000]) produk.push((await buildProduk(db, now, { stok })).produk_id)
  const paket = await buildPaket(
    db,
    now,
    produk.slice(1).map((produk_id) => ({ produk_id, jumlah: 2 })),
  )
  const tokens: string[] = []
  for (let i = 0; i < buyers; i++) tokens.push((await buildLangganan(db, now)).token)
  return { produk, paket: paket.paket_id, kirim: (await buildPengiriman(db)).shipping_id, tokens }
}

interface Market {
  /** Where the shop is found, each time that it is asked. */
  url(): string
  /** Pays at the provider. */
  hook(path: string, body: object): Promise<unknown>
  shelf: Shelf
  chance: Random
  tally: Tally
  /** Hears of every order that was answered with 201. */
  onOrder(orderId: number, key: string): void
  /** How long a buyer waits for an answer. */
  patienceMs?: number
}

/** What a shop says that cannot take the order now, or somebody on the way to it. */
const COME_BACK = new Set<unknown>(['no answer', 502, 503, 504])

/** An order from wish to hint. Whoever gets no answer to a wish asks again with the same key, as the checkout page does. */
export async function buyOnce(token: string, market: Market): Promise<void> {
  const { shelf, chance, tally, patienceMs = 60_000 } = market
  const key = chance.uuid()
  const jumlah = 1 + Math.floor(chance.next() * 3)
  const what = chance.next() < 0.2 ? { paketId: shelf.paket } : { produkId: chance.pick(shelf.produk) }
  // The same content within two minutes would be the same order; this is another wish.
  const wish = {
    body: { ...what, jumlah, shippingId: shelf.kirim, catatan: key },
    token,
    headers: { 'idempotency-key': key },
    patienceMs,
  }
  const order = async () => {
    const answer = await ask(market.url() + createPesanan.path, wish)
    tally.add(`order ${answer.status}`)
    return answer
  }
  let answer = await order()
  while (COME_BACK.has(answer.status)) {
    await delay(RETRY_MS)
    answer = await order()
  }
  if (answer.status !== 201) return
  const { orderId, midtransOrderId } = answer.body
  market.onOrder(orderId, key)

  await delay(chance.next() * THINK_MS)
  const outcome = chance.pick(OUTCOMES)
  if (outcome) await market.hook('pay', { order_id: midtransOrderId, outcome })
  const hint = await ask(market.url() + updatePaymentStatus.path, {
    body: { orderId: midtransOrderId, status: chance.pick(HINTS) },
    token,
    patienceMs,
  })
  tally.add(`hint ${hint.status}`)
  await delay(chance.next() * THINK_MS)
}

/** Orders that were told to their buyers and are not there any more, and wishes that became two. */
export async function findLostOrders(db: Db, acknowledged: ReadonlyMap<number, string>): Promise<unknown[]> {
  const orders = await db
    .selectFrom('pesanan')
    .select(['pesanan_id', 'idempotency_key'])
    // Not those by which the buyers had paid before.
    .where('idempotency_key', 'is not', null)
    .execute()
  const keyOf = new Map(orders.map((order) => [order.pesanan_id, order.idempotency_key]))
  const lost = [...acknowledged].filter(([orderId, key]) => keyOf.get(orderId) !== key)
  return new Set(keyOf.values()).size === orders.length ? lost : [...lost, 'a wish became two orders']
}

import { setTimeout as delay } from 'node:timers/promises'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import type { Random } from '#dev/midtrans-simulator/random.ts'
import type { Db } from '#server/db/client.ts'
import { buildPaket, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { ask } from './ask.ts'
import type { Tally } from './tally.ts'

/* Buyers who behave as in production while the shop fails: they retry after no answer or a 502, 503 or 504. */

const RETRY_MS = 100
/** Maximum pause of a buyer in ms. */
const THINK_MS = 300
const OUTCOMES = ['settle', 'settle', 'settle', 'pending', 'deny', 'expire', 'cancel', undefined] as const
const HINTS = ['success', 'pending', 'failed', 'cancelled'] as const

interface TestCatalogue {
  /** Product ids: some with little stock, some with plenty. */
  produk: number[]
  paket: number
  pengiriman: number
  /** Session tokens of the buyers. */
  tokens: string[]
}

export async function fillCatalogue(db: Db, buyers: number): Promise<TestCatalogue> {
  const now = new Date()
  const produk: number[] = []
  for (const stok of [30, 200, 100_000, 100_000]) produk.push((await buildProduk(db, now, { stok })).produk_id)
  const paket = await buildPaket(
    db,
    now,
    produk.slice(1).map((produk_id) => ({ produk_id, jumlah: 2 })),
  )
  const tokens: string[] = []
  for (let i = 0; i < buyers; i++) tokens.push((await buildRegular(db, now)).token)
  return { produk, paket: paket.paket_id, pengiriman: (await buildPengiriman(db)).shipping_id, tokens }
}

interface BuyerContext {
  /** Returns the shop's current base URL. */
  url(): string
  /** Calls a test hook of the provider, for example to pay. */
  hook(path: string, body: object): Promise<unknown>
  shelf: TestCatalogue
  chance: Random
  tally: Tally
  /** Called for every order that was answered with 201. */
  onOrder(orderId: number, key: string): void
  /** A buyer's request timeout in ms. */
  patienceMs?: number
}

/** Results that lead to a retry: the shop or a proxy could not take the order. */
const RETRY_STATUSES = new Set<unknown>(['no answer', 502, 503, 504])

/**
 * Creates an order, pays it and sends the payment hint.
 * The order is retried with the same idempotency key, as the checkout page does.
 */
export async function buyOnce(token: string, market: BuyerContext): Promise<void> {
  const { shelf, chance, tally, patienceMs = 60_000 } = market
  const key = chance.uuid()
  const quantity = 1 + Math.floor(chance.next() * 3)
  const what = chance.next() < 0.2 ? { paketId: shelf.paket } : { produkId: chance.pick(shelf.produk) }
  // Unique content: the same content within two minutes would count as the same order.
  const orderRequest = {
    body: { ...what, jumlah: quantity, shippingId: shelf.pengiriman, catatan: key },
    token,
    headers: { 'idempotency-key': key },
    patienceMs,
  }
  const order = async () => {
    const answer = await ask(market.url() + createPesanan.path, orderRequest)
    tally.add(`order ${answer.status}`)
    return answer
  }
  let answer = await order()
  while (RETRY_STATUSES.has(answer.status)) {
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

/** Returns acknowledged orders that are missing from the database, and reports requests that became two orders. */
export async function findLostOrders(db: Db, acknowledged: ReadonlyMap<number, string>): Promise<unknown[]> {
  const orders = await db
    .selectFrom('pesanan')
    .select(['pesanan_id', 'idempotency_key'])
    // Skip the paid orders that make the buyers regular customers.
    .where('idempotency_key', 'is not', null)
    .execute()
  const keyOf = new Map(orders.map((order) => [order.pesanan_id, order.idempotency_key]))
  const lost = [...acknowledged].filter(([orderId, key]) => keyOf.get(orderId) !== key)
  return new Set(keyOf.values()).size === orders.length ? lost : [...lost, 'one idempotency key became two orders']
}

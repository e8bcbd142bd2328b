import { setTimeout as delay } from 'node:timers/promises'
import { getProduk, listProduk } from '#contract/katalog/endpoints.ts'
import { updateProduk } from '#contract/katalog/produk-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import type { Random } from '#dev/midtrans-simulator/random.ts'
import { buildAdmin, buildProduk } from '#server/testing/build-rows.ts'
import { ask } from './ask.ts'
import { buyOnce, fillCatalogue } from './buyer.ts'
import type { Cluster } from './cluster.ts'
import type { Host } from './net.ts'
import { Tally } from './tally.ts'

/** Request timeout in ms. A retry chooses a balancer at random. */
const PATIENCE_MS = 6_000
const PRICE_MS = 1_000
const GAMBAR_MS = 500

/** A price change as read from one shop. */
interface Seen {
  toko: string
  /** Time in ms after the change at which the last request was sent that still got the old price, unmarked as stale. */
  oldMs: number
}

/**
 * Starts load through both balancers: customers who order and pay, an office that changes a price, visitors who load pictures.
 * @param isAway true if a shop is cut off, or not known to be back
 */
export async function startLoad(
  cluster: Cluster,
  {
    buyers,
    chance,
    hook,
    isAway,
  }: {
    buyers: number
    chance: Random
    hook(path: string, body: object): Promise<unknown>
    isAway(shop: Host): boolean
  },
) {
  const tally = new Tally()
  const acknowledged = new Map<number, string>()
  const twice: unknown[] = []
  const prices: Seen[] = []
  const times: number[] = []
  const now = new Date()
  const { shelf, admin, produkId } = await cluster.inDatabase(async (db) => ({
    shelf: await fillCatalogue(db, buyers),
    admin: await buildAdmin(db, now),
    produkId: (await buildProduk(db, now)).produk_id,
  }))
  const url = () => cluster.balancerUrl(chance.pick(cluster.balancers))
  const onOrder = (orderId: number, key: string) => {
    if ((acknowledged.get(orderId) ?? key) !== key) twice.push({ orderId, key })
    acknowledged.set(orderId, key)
    times.push(performance.now())
  }
  const market = { url, hook, shelf, chance, tally, onOrder, patienceMs: PATIENCE_MS }
  let isOver = false
  const crowd = [...shelf.tokens.map(customer), office(), visitor()]

  async function customer(token: string): Promise<void> {
    while (!isOver) await buyOnce(token, market)
  }

  async function office(): Promise<void> {
    for (let harga = 100_000; !isOver; harga += 1_000) {
      const saved = await ask(url() + updateProduk.path.replace('{produkId}', `${produkId}`), {
        method: 'PUT',
        body: { harga },
        token: admin.token,
        patienceMs: PATIENCE_MS,
      })
      tally.add(`price ${saved.status}`)
      if (saved.status === 200) await Promise.all(cluster.shops.map((shop) => watch(shop, harga)))
      await delay(PRICE_MS)
    }
  }

  /** Reads the product until the new price is there, the shop is away, or no response succeeds for `PATIENCE_MS`. */
  async function watch(shop: Host, harga: number): Promise<void> {
    const changed = performance.now()
    let oldMs = 0
    for (let answered = changed; performance.now() - answered < PATIENCE_MS && !isAway(shop); ) {
      const asked = performance.now()
      const { status, body, isStale } = await ask(
        cluster.urlOf(shop) + getProduk.path.replace('{produkId}', `${produkId}`),
        {
          patienceMs: PATIENCE_MS,
        },
      )
      if (isAway(shop)) return
      if (status === 200) answered = performance.now()
      if (status === 200 && body.harga === harga) {
        prices.push({ toko: shop.name, oldMs: Math.round(oldMs) })
        return
      }
      if (status === 200 && isStale) tally.add('old price, marked as stale')
      else if (status === 200) oldMs = asked - changed
      await delay(20)
    }
    if (oldMs > 0) prices.push({ toko: shop.name, oldMs: Math.round(oldMs) })
  }

  async function visitor(): Promise<void> {
    const { body } = await ask(url() + listProduk.path)
    const gambar: string[] = body.map((one: { gambar: string | null }) => one.gambar).filter(Boolean)
    while (!isOver) {
      const name = chance.next() < 0.3 ? `${chance.uuid()}.webp` : chance.pick(gambar)
      const path = name.startsWith('/') ? name : `/api/produks/images/${name}`
      const { status } = await ask(`${url()}${path}?w=${100 + Math.floor(chance.next() * 1200)}`, {
        patienceMs: PATIENCE_MS,
        headers: { accept: 'image/webp' },
      })
      tally.add(`picture ${status}`)
      await delay(GAMBAR_MS)
    }
  }

  /** Orders as an additional customer at one address only. @returns true if the order was created */
  async function orderAt(baseUrl: string): Promise<boolean> {
    const [key, produkId, token] = [chance.uuid(), shelf.produk.at(-1), chance.pick(shelf.tokens)]
    const { status, body } = await ask(baseUrl + createPesanan.path, {
      body: { produkId, jumlah: 1, shippingId: shelf.pengiriman, catatan: key },
      token,
      headers: { 'idempotency-key': key },
      patienceMs: PATIENCE_MS,
    })
    if (status === 201) onOrder(body.orderId, key)
    return status === 201
  }

  return {
    tally,
    orderAt,
    acknowledged,
    /** Orders whose id had been acknowledged for another idempotency key. */
    twice,
    prices,
    /** Returns the failed responses, which must not occur while nothing is broken. */
    failures: () => Object.entries(tally.toJSON()).filter(([name]) => /(no answer|5\d\d)$/.test(name)),
    /** Returns the longest time without an order since `moment`, in seconds. */
    pauseSince(moment: number): number {
      const since = [moment, ...times.filter((time) => time > moment), performance.now()]
      return Math.round(Math.max(...since.slice(1).map((time, at) => time - (since[at] ?? time))) / 100) / 10
    },
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(crowd)
    },
  }
}

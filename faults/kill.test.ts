import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { getReadiness } from '#contract/health/endpoints.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildLangganan, buildPaket, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startShopProcess } from '#server/testing/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { findDisagreements, settle } from './books.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'
import { median, Tally } from './tally.ts'

/*
 * Buyers order and pay while the shop's process is killed again and again, at any moment: while it starts, between two
 * statements, between the database's commit and the provider's answer. Buyers and provider do what they do in life:
 * they try again.
 */

const { kills, buyers } = sizeOf({ short: { kills: 2, buyers: 8 }, long: { kills: 200, buyers: 50 } })
/** A shop lives at most so long after it is ready. */
const LIFE_MS = 1500
const RETRY_MS = 100
/** What a buyer takes to think, at most. */
const THINK_MS = 300
const OUTCOMES = ['settle', 'settle', 'settle', 'pending', 'deny', 'expire', 'cancel', undefined] as const
const HINTS = ['success', 'pending', 'failed', 'cancelled'] as const

const chance = newChance()
const tally = new Tally()

test(
  `nothing is lost, sold twice or paid without money when the shop is killed ${kills} times under ${buyers} buyers`,
  async () => {
    const folder = makeTempFolder()
    const shopPort = await freePort()
    // Notifications are repeated within seconds, so that some of them meet the next shop.
    const simulator = await startSimulatorProcess(shopPort, 0.0005)
    const start = () => startShopProcess(folder, { ...simulator.settings, PAYMENT_WINDOW_MINUTES: '15' })
    let shop = await start()
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      removeTempFolder(folder)
    })
    await shop.ready()
    const shelf = await inDatabase(folder, fillShelf)

    let isOver = false
    const acknowledged = new Map<number, string>()
    const crowd = Promise.all(
      shelf.tokens.map(async (token) => {
        while (!isOver) await buyOnce(shop.url, simulator.hook, token, shelf, acknowledged)
      }),
    )

    const startMs: number[] = []
    const readiness = shop.url + getReadiness.path
    let isUp = true
    for (let kill = 1; kill <= kills; kill++) {
      await delay(chance.next() * LIFE_MS)
      if (isUp && chance.next() < 0.1) {
        killDatabase(folder)
        tally.add('kills of the database alone')
        await waitFor('the shop to have its database back', async () => (await ask(readiness)).status === 200)
        await delay(chance.next() * LIFE_MS)
      }
      shop.child.kill('SIGKILL')
      // Its database outlives it, mostly. Now and then everything dies at once.
      const isAll = chance.next() < 0.2 && killDatabase(folder)
      tally.add(isAll ? 'kills with the database' : 'kills')
      await shop.ended

      const begun = performance.now()
      shop = await start()
      isUp = kill === kills || chance.next() > 0.1
      if (!isUp) tally.add('kills while it starts')
      else {
        await shop.ready()
        startMs.push(performance.now() - begun)
        expect(await inDatabase(folder, findViolations)).toEqual([])
      }
      if (kill % 20 === 0) report('kill -9, so far', tally)
    }
    isOver = true
    await crowd
    shop.child.kill('SIGKILL')
    await shop.ended
    shop = await start()
    await shop.ready()
    await inDatabase(folder, async (db) => {
      await settle(db)
      const { transactions } = (await simulator.hook('transactions')).body
      expect(await findDisagreements(db, transactions)).toEqual([])

      const orders = await db
        .selectFrom('pesanan')
        .select(['pesanan_id', 'idempotency_key', 'status_pembayaran'])
        // Not those by which the buyers had paid before.
        .where('idempotency_key', 'is not', null)
        .execute()
      const keyOf = new Map(orders.map((order) => [order.pesanan_id, order.idempotency_key]))
      expect([...acknowledged].filter(([orderId, key]) => keyOf.get(orderId) !== key)).toEqual([])
      expect(new Set(keyOf.values()).size).toBe(orders.length)
      expect(orders.filter(({ status_pembayaran }) => status_pembayaran === 'pending')).toEqual([])

      const { deliveries } = (await simulator.hook('webhooks')).body
      const delivered = deliveries.filter(({ state }: { state: string }) => state === 'delivered')
      const kept = await db.selectFrom('notifikasi').select(['isi', 'hasil']).execute()
      const bodies = new Set(kept.map(({ isi }) => isi))
      expect(delivered.filter(({ body }: { body: object }) => !bodies.has(JSON.stringify(body)))).toEqual([])
      expect(kept.filter(({ hasil }) => hasil === null)).toEqual([])
      expect(tally.of('order 500') + tally.of('hint 500')).toBe(0)

      for (const { status_pembayaran } of orders) tally.add(`orders ${status_pembayaran}`)
      report('kill -9', {
        ...tally.toJSON(),
        orders: orders.length,
        notifications: kept.length,
        'start, ms (median, longest)': [median(startMs), Math.max(...startMs)].map(Math.round),
      })
    })
  },
  TIMEOUT_MS,
)

interface Shelf {
  /** Some scarce, some plenty. */
  produk: number[]
  paket: number
  kirim: number
  /** Of the buyers. */
  tokens: string[]
}

async function fillShelf(db: Db): Promise<Shelf> {
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

/** An order from wish to hint. Whoever gets no answer to a wish asks again with the same key, as the checkout page does. */
async function buyOnce(
  url: string,
  hook: (path: string, body: object) => Promise<unknown>,
  token: string,
  { produk, paket, kirim }: Shelf,
  acknowledged: Map<number, string>,
): Promise<void> {
  const key = chance.uuid()
  const jumlah = 1 + Math.floor(chance.next() * 3)
  const what = chance.next() < 0.2 ? { paketId: paket } : { produkId: chance.pick(produk) }
  // The same content within two minutes would be the same order; this is another wish.
  const wish = {
    body: { ...what, jumlah, shippingId: kirim, catatan: key },
    token,
    headers: { 'idempotency-key': key },
  }
  let answer = await ask(url + createPesanan.path, wish)
  tally.add(`order ${answer.status}`)
  while (answer.status === 'no answer' || answer.status === 503) {
    await delay(RETRY_MS)
    answer = await ask(url + createPesanan.path, wish)
    tally.add(`order ${answer.status}`)
  }
  if (answer.status !== 201) return
  const { orderId, midtransOrderId } = answer.body
  acknowledged.set(orderId, key)

  await delay(chance.next() * THINK_MS)
  const outcome = chance.pick(OUTCOMES)
  if (outcome) await hook('pay', { order_id: midtransOrderId, outcome })
  const hint = await ask(url + updatePaymentStatus.path, {
    body: { orderId: midtransOrderId, status: chance.pick(HINTS) },
    token,
  })
  tally.add(`hint ${hint.status}`)
  await delay(chance.next() * THINK_MS)
}

function killDatabase(folder: string): boolean {
  const postmaster = findPostmaster(join(folder, 'postgres', 'data'))
  return postmaster !== undefined && process.kill(postmaster.pid, 'SIGKILL')
}

async function inDatabase<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const url = await findEmbedded(folder)
  if (!url) throw new Error('the shop has no database')
  const db = createDb(url)
  return work(db).finally(() => db.destroy())
}

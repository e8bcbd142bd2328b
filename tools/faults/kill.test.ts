import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { getReadiness } from '#contract/health/endpoints.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { findDisagreements, settle } from './books.ts'
import { buyOnce, fillCatalogue, findLostOrders } from './buyer.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'
import { median, Tally } from './tally.ts'

/*
 * Buyers order and pay while the shop's process is killed repeatedly, at any moment:
 * during its start, between two statements, between the database's commit and the provider's response.
 * Buyers and provider retry, as in production.
 */

const { kills, buyers } = sizeOf({ short: { kills: 2, buyers: 8 }, long: { kills: 80, buyers: 50 } })
/** Maximum lifetime of a shop in ms after it is ready. A kill of its database in between prolongs it. */
const LIFE_MS = 1500

const chance = newChance()
const tally = new Tally()

test(
  `nothing is lost, sold twice or paid without money when the shop is killed ${kills} times under ${buyers} buyers`,
  async () => {
    const folder = makeTempFolder()
    const shopPort = await freePort()
    // Notifications are retried within seconds, so that some of them reach the next shop.
    const simulator = await startSimulatorProcess(shopPort, 0.0005)
    const start = () => startShopProcess(folder, { ...simulator.settings, PAYMENT_WINDOW_MINUTES: '15' })
    let shop = await start()
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      removeTempFolder(folder)
    })
    await shop.ready()
    const shelf = await inDatabase(folder, (db) => fillCatalogue(db, buyers))

    let isOver = false
    const acknowledged = new Map<number, string>()
    const market = {
      url: () => shop.url,
      hook: simulator.hook,
      shelf,
      chance,
      tally,
      onOrder: (orderId: number, key: string) => acknowledged.set(orderId, key),
    }
    const crowd = Promise.all(
      shelf.tokens.map(async (token) => {
        while (!isOver) await buyOnce(token, market)
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
      // The database usually survives. In a fifth of the kills it dies as well.
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

      expect(await findLostOrders(db, acknowledged)).toEqual([])
      const orders = await db
        .selectFrom('pesanan')
        .select('status_pembayaran')
        // Skip the paid orders that make the buyers regular customers.
        .where('idempotency_key', 'is not', null)
        .execute()
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

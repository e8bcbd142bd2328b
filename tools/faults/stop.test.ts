import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getReadiness } from '#contract/health/endpoints.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { isLong, newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * A rollout: the old shop gets SIGTERM under load.
 * A load balancer in front of it polls its readiness and routes requests to it until it is not ready.
 */

const { stops, callers } = sizeOf({ short: { stops: 1, callers: 10 }, long: { stops: 10, callers: 40 } })
const DRAIN_SECONDS = '2'
const LOOK_MS = 50
const LIFE_MS = 1500
const chance = newChance()

test(
  `no request fails if the shop is stopped under load, ${stops} times`,
  async () => {
    const database = await createTestDatabase()
    const db = createDb(database.url)
    const folder = makeTempFolder()
    onTestFinished(async () => {
      await db.destroy()
      await database.drop()
      removeTempFolder(folder)
    })
    const now = new Date()
    const produkId = (await buildProduk(db, now, { stok: 100_000 })).produk_id
    const shippingId = (await buildPengiriman(db)).shipping_id
    const tokens: string[] = []
    for (let i = 0; i < callers; i++) tokens.push((await buildPelanggan(db, now)).token)

    const tally = new Tally()
    for (let stop = 0; stop < stops; stop++) {
      const shop = await startShopProcess(folder, { DATABASE_URL: database.url, DRAIN_SECONDS })
      onTestFinished(() => void shop.child.kill('SIGKILL'))
      await shop.ready()

      let isReady = true
      let isTold = false
      const requests = (token: string) => [
        () => ask(shop.url),
        () => ask(shop.url + listProduk.path),
        () => ask(shop.url + listRiwayat.path, { token }),
        () =>
          ask(shop.url + createPesanan.path, {
            body: { produkId, jumlah: 1, shippingId, catatan: chance.uuid() },
            token,
          }),
      ]
      const crowd = tokens.map(async (token) => {
        while (isReady) {
          const { status } = await chance.pick(requests(token))()
          tally.add(status)
          if (isTold) tally.add('answered after SIGTERM')
        }
      })
      const balancer = (async () => {
        while (isReady) {
          const { status } = await ask(shop.url + getReadiness.path)
          tally.add(`ready ${status}`)
          isReady = status === 200
          await delay(LOOK_MS)
        }
      })()
      await delay(chance.next() * LIFE_MS)
      isTold = true
      shop.child.kill('SIGTERM')
      await Promise.all([...crowd, balancer])
      expect((await shop.ended).code).toBe(0)
    }
    const { 200: ok, 201: ordered, 'ready 200': ready, 'answered after SIGTERM': late, ...rest } = tally.toJSON()
    expect(rest).toEqual({ 'ready 503': stops })
    expect(await findViolations(db)).toEqual([])
    report('SIGTERM under load', { stops, callers, ok, ordered, ready, 'answered after SIGTERM': late })
  },
  TIMEOUT_MS,
)

test(
  'a request and a job that hang are aborted, and the shop ends in time',
  async () => {
    const database = await createTestDatabase()
    const db = createDb(database.url)
    const folder = makeTempFolder()
    onTestFinished(async () => {
      await db.destroy()
      await database.drop()
      removeTempFolder(folder)
    })
    const { token } = await buildPelanggan(db, new Date())
    const shop = await startShopProcess(folder, { DATABASE_URL: database.url })
    await shop.ready()

    // Queries of orders wait for this lock longer than the shop takes to stop.
    const lock = await db.startTransaction().execute()
    onTestFinished(async () => void (await lock.rollback().execute()))
    await sql`LOCK TABLE pesanan IN ACCESS EXCLUSIVE MODE`.execute(lock)
    const cut = ask(shop.url + listRiwayat.path, { token })
    await waitFor('a request and a job to hang', async () => (await countWaiting(db)) >= 2)
    const begun = performance.now()
    shop.child.kill('SIGTERM')
    expect((await shop.ended).code).toBe(0)
    const ms = Math.round(performance.now() - begun)
    // Not 503, as after a timeout of the database.
    expect((await cut).status).toBe('no answer')
    report('SIGTERM while all hangs', { ms })
    if (isLong) expect(ms).toBeLessThan(10_000)
  },
  TIMEOUT_MS,
)

/** Returns the number of distinct queries that wait for a lock: a history and a job for due orders. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT left(query, 20))::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.n ?? 0
}

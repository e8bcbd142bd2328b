import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import { getProduk } from '#contract/katalog/endpoints.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { openFaultyProxy } from '#server/testing/processes/open-line.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask, type Reply } from './ask.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { median, Tally } from './tally.ts'

/*
 * The database's machine vanishes without notice: no connection is closed, and all packets are lost.
 * Later its address leads to another machine. Requests on an old connection would wait forever.
 */

const { rounds, away, buyers } = sizeOf({
  short: { rounds: 1, away: 6, buyers: 5 },
  long: { rounds: 3, away: 30, buyers: 20 },
})
/** Limits in ms: from the move of the address to the first order, and per order request. */
const BACK_MS = 20_000
const GIVEN_UP_MS = 17_000

test(
  'a database that vanishes delays no answer, and orders resume within twenty seconds of its address moving',
  async () => {
    const [database, folder] = [await createTestDatabase(), makeTempFolder()]
    const line = await openFaultyProxy(database.url)
    const db = createDb(database.url)
    const shop = await startShopProcess(folder, { DATABASE_URL: line.url })
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      await line.close()
      await db.destroy()
      await database.drop()
      removeTempFolder(folder)
    })
    await shop.ready()
    const now = new Date()
    const produkId = (await buildProduk(db, now, { stok: 1_000_000, harga: 1000 })).produk_id
    const shippingId = (await buildPengiriman(db)).shipping_id
    const tokens: string[] = []
    for (let i = 0; i < buyers; i++) tokens.push((await buildPelanggan(db, now)).token)

    /** Each request by its idempotency key, with the id of its acknowledged order. */
    const wishes = new Map<string, { token: string; orderId?: number }>()
    const answers = new Tally()
    const wrong: unknown[] = []
    const took: number[] = []
    async function order(token: string, key: string): Promise<Reply> {
      const begun = performance.now()
      const reply = await ask(shop.url + createPesanan.path, {
        body: { produkId, jumlah: 1, shippingId, catatan: key },
        token,
        headers: { 'idempotency-key': key },
      })
      took.push(performance.now() - begun)
      answers.add(`order ${reply.status}`)
      const wish = wishes.get(key) ?? { token }
      wishes.set(key, wish)
      if (reply.status === 201) {
        if (wish.orderId && wish.orderId !== reply.body.orderId) wrong.push({ twice: key })
        wish.orderId = reply.body.orderId
      } else if (reply.status !== 503 || !reply.retryAfter) wrong.push(reply)
      return reply
    }
    const status = async (path: string) => (await ask(shop.url + path)).status
    const shown = async () => (await ask(shop.url + getProduk.path.replace('{produkId}', String(produkId)))).body?.harga

    let isOver = false
    async function buy(token: string) {
      while (!isOver) {
        const key = randomUUID()
        while ((await order(token, key)).status !== 201 && !isOver) await delay(200)
      }
    }
    const crowd = tokens.map(buy)
    const backAfter: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = answers.of('order 201')
      await waitFor('orders', async () => answers.of('order 201') > before + buyers)
      line.freeze()
      await waitFor('the shop to notice', async () => (await status(getReadiness.path)) === 503)
      expect(await status(getHealth.path)).toBe(200)
      await delay(away * 1000)
      const ordered = answers.of('order 201')
      line.move()
      const moved = performance.now()
      await waitFor('an order', async () => answers.of('order 201') > ordered, BACK_MS)
      backAfter.push(Math.round(performance.now() - moved))
      await waitFor('the shop to be ready', async () => (await status(getReadiness.path)) === 200)
      // Price changes are received again, on the new connection as well.
      const harga = 2000 + round
      await sql`UPDATE produk SET harga = ${harga} WHERE produk_id = ${produkId}`.execute(db)
      await waitFor('the new price', async () => (await shown()) === harga)
    }
    isOver = true
    await Promise.all(crowd)

    // Rejected buyers retry with the same key.
    const open = [...wishes].filter(([, { orderId }]) => orderId === undefined)
    for (const [key, { token }] of open) expect((await order(token, key)).status).toBe(201)
    expect(wrong).toEqual([])
    expect(answers.of('order 503')).toBeGreaterThan(0)
    expect(Math.max(...took)).toBeLessThan(GIVEN_UP_MS)
    expect(await findViolations(db)).toEqual([])
    report('vanished database', {
      rounds,
      away,
      buyers,
      answers,
      'first order, ms after the address moved': [median(backAfter), Math.max(...backAfter)],
      'longest answer, ms': Math.round(Math.max(...took)),
    })
  },
  TIMEOUT_MS,
)

test(
  'a single silent connection is closed, although all others work',
  async () => {
    const database = await createTestDatabase()
    const line = await openFaultyProxy(database.url)
    const pulse = watchPulse(database.url)
    const db = createDb(line.url, { pulse, max: 1 })
    onTestFinished(async () => {
      await db.destroy()
      await pulse.close()
      await line.close()
      await database.drop()
    })
    await sql`SELECT 1`.execute(db)
    line.freeze()
    line.move()
    const begun = performance.now()
    const error = await sql`SELECT 1`.execute(db).catch((error: unknown) => error)
    const took = performance.now() - begun
    expect(isDatabaseAway(error)).toBe(true)
    expect(took).toBeLessThan(GIVEN_UP_MS + 1000)
    await sql`SELECT 1`.execute(db)
    report('silent connection', { 'given up after ms': Math.round(took) })
  },
  TIMEOUT_MS,
)

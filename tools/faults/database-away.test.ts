import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { getHealth } from '#contract/health/endpoints.ts'
import { listKategori, listProduk } from '#contract/katalog/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { openHome } from '#server/db/embedded/home.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { ensureRunning } from '#server/db/embedded/postmaster.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask, type Reply } from './ask.ts'
import { findDisagreements, SILENT, settle } from './books.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'
import { Tally } from './tally.ts'

/* The database goes away without notice and comes back, under a running shop that is not restarted. */

const { perSecond, before, away, after } = sizeOf({
  short: { perSecond: 30, before: 1, away: 2, after: 2 },
  long: { perSecond: 50, before: 5, away: 30, after: 15 },
})
const MIX = ['read', 'read', 'page', 'history', 'health', 'order', 'order', 'order', 'pay', 'pay'] as const
type Kind = (typeof MIX)[number]
/** Allowed results of each request, with and without the database. */
const ANSWERS: Record<Kind, Reply['status'][]> = {
  read: [200, 503],
  page: [200, 503],
  history: [200, 503],
  health: [200],
  order: [201, 503],
  // From the provider, which returns 404 for an order that could not be created.
  pay: [200, 404],
}
const chance = newChance()

test(
  `every request gets a retry answer for ${away} seconds without a database, and nothing that was answered is lost`,
  async () => {
    const folder = makeTempFolder()
    const first = await startEmbedded(folder, SILENT)
    await first.stop()
    // From here on the test starts and stops the server. For the shop it is an external database.
    const home = await openHome(folder, SILENT)
    const port = Number(new URL(first.url).port)
    const db = createDb(first.url)
    const shopPort = await freePort()
    const simulator = await startSimulatorProcess(shopPort, 0.02)
    await ensureRunning(home, { port })
    const shop = await startShopProcess(folder, { ...simulator.settings, DATABASE_URL: first.url })
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      await db.destroy()
      removeTempFolder(folder)
    })
    await shop.ready()

    const now = new Date()
    const produkId = (await buildProduk(db, now, { stok: 100_000 })).produk_id
    const shippingId = (await buildPengiriman(db)).shipping_id
    const tokens: string[] = []
    for (let i = 0; i < 20; i++) tokens.push((await buildPelanggan(db, now)).token)

    const ordered: { orderId: number; midtransOrderId: string }[] = []
    const orderedAt: number[] = []
    const unpaid: string[] = []
    const requests: Record<Kind, () => Promise<Reply>> = {
      read: () => ask(shop.url + chance.pick([listProduk.path, listKategori.path])),
      page: () => ask(shop.url + chance.pick(['/', '/produk'])),
      history: () => ask(shop.url + listRiwayat.path, { token: chance.pick(tokens) }),
      health: () => ask(shop.url + getHealth.path),
      async order() {
        const body = { produkId, jumlah: 1, shippingId, catatan: chance.uuid() }
        const reply = await ask(shop.url + createPesanan.path, { body, token: chance.pick(tokens) })
        if (reply.status === 201) {
          ordered.push(reply.body)
          orderedAt.push(performance.now())
          unpaid.push(reply.body.midtransOrderId)
        }
        return reply
      },
      // The provider notifies the shop, whether the shop is available or not.
      pay: () => simulator.hook('pay', { order_id: unpaid.shift() ?? '', outcome: 'settle' }),
    }

    const answers = new Tally()
    const bySecond: Tally[] = []
    const wrong: unknown[] = []
    const underWay: Promise<void>[] = []
    const begun = performance.now()
    async function one(kind: Kind, second: number) {
      const reply = await requests[kind]()
      answers.add(`${kind} ${reply.status}`)
      bySecond[second] ??= new Tally()
      if (kind !== 'pay') bySecond[second].add(reply.status)
      const isPatient = reply.status !== 503 || kind === 'pay' || reply.retryAfter !== undefined
      if (!ANSWERS[kind].includes(reply.status) || !isPatient) wrong.push({ kind, second, reply })
    }
    async function load(from: number, seconds: number) {
      for (let i = 0; i < seconds * perSecond; i++) {
        const at = from * 1000 + (i * 1000) / perSecond
        await delay(Math.max(0, begun + at - performance.now()))
        underWay.push(one(chance.pick(MIX), Math.floor(at / 1000)))
      }
    }

    await load(0, before)
    process.kill(findPostmaster(home.cluster)?.pid ?? 0, 'SIGQUIT')
    await load(before, away)
    let backAt = 0
    const returning = ensureRunning(home, { port }).then(() => {
      backAt = performance.now()
    })
    let second = before + away
    for (; backAt === 0; second++) await load(second, 1)
    await returning
    await load(second, after)
    await Promise.all(underWay)

    expect(wrong).toEqual([])
    expect(orderedAt.findIndex((at) => at > backAt)).not.toBe(-1)
    expect(answers.of('order 503')).toBeGreaterThan(0)
    expect(shop.child.exitCode).toBeNull()

    // The provider retries failed notifications.
    await simulator.hook('clock', { advance: 600 })
    const deliveries = await waitFor('all notifications to be answered', async () => {
      const { deliveries } = (await simulator.hook('webhooks')).body
      return deliveries.every(({ state }: { state: string }) => state === 'delivered') && deliveries
    })
    const refused = deliveries.flatMap(({ attempts }: { attempts: { answer: unknown }[] }) => attempts)
    const told = new Tally()
    for (const { answer } of refused) told.add(String(answer))

    await settle(db)
    shop.child.kill('SIGTERM')
    expect((await shop.ended).code).toBe(0)
    const { transactions } = (await simulator.hook('transactions')).body
    expect(await findDisagreements(db, transactions)).toEqual([])
    const rows = await db.selectFrom('pesanan').select('pesanan_id').execute()
    const kept = new Set(rows.map(({ pesanan_id }) => pesanan_id))
    expect(ordered.filter(({ orderId }) => !kept.has(orderId))).toEqual([])
    report('database away', {
      perSecond,
      seconds: [before, away, after],
      'first order, ms after the return': Math.round((orderedAt.find((at) => at > backAt) ?? 0) - backAt),
      answers,
      notifications: told,
      bySecond: bySecond.map((tally) => JSON.stringify(tally)).join(' '),
    })
  },
  TIMEOUT_MS,
)

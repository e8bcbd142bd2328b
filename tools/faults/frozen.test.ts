import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { getReadiness } from '#contract/health/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask, type Reply } from './ask.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { median, Tally } from './tally.ts'

/* The database freezes under orders: its processes exist but do not run. No connection breaks, and no query returns. */

const { rounds, frozen, buyers } = sizeOf({
  short: { rounds: 1, frozen: 5, buyers: 5 },
  long: { rounds: 3, frozen: 60, buyers: 20 },
})

/** Returns the process ids of the server and its backends. */
function processesOf(cluster: string): number[] {
  const pid = findPostmaster(cluster)?.pid ?? 0
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid, ...children.trim().split(/\s+/).map(Number)]
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // The process has ended.
    }
}

test.skipIf(process.platform !== 'linux')(
  'a frozen database delays no answer, and every request is one order once it continues',
  async () => {
    const folder = makeTempFolder()
    const cluster = join(folder, 'postgres/data')
    onTestFinished(() => removeTempFolder(folder))
    const shop = await startShopProcess(folder)
    await shop.ready()
    const db = createDb((await findEmbedded(folder)) ?? '')
    onTestFinished(() => db.destroy())
    const now = new Date()
    const produkId = (await buildProduk(db, now, { stok: 1_000_000 })).produk_id
    const shippingId = (await buildPengiriman(db)).shipping_id
    const tokens: string[] = []
    for (let i = 0; i < buyers; i++) tokens.push((await buildPelanggan(db, now)).token)

    /** Each request by its idempotency key, with the id of its acknowledged order. */
    const wishes = new Map<string, { token: string; orderId?: number }>()
    const answers = new Tally()
    const wrong: unknown[] = []
    const refusedIn: number[] = []
    let isKnown = false
    async function order(token: string, key: string = randomUUID()): Promise<Reply> {
      const wish = wishes.get(key) ?? { token }
      wishes.set(key, wish)
      const begun = performance.now()
      const wasKnown = isKnown
      const reply = await ask(shop.url + createPesanan.path, {
        body: { produkId, jumlah: 1, shippingId, catatan: key },
        token,
        headers: { 'idempotency-key': key },
      })
      answers.add(`order ${reply.status}`)
      if (reply.status === 201) {
        if (wish.orderId && wish.orderId !== reply.body.orderId) wrong.push({ twice: key })
        wish.orderId = reply.body.orderId
      } else if (reply.status === 503 && reply.retryAfter) {
        if (wasKnown) refusedIn.push(performance.now() - begun)
      } else wrong.push(reply)
      return reply
    }
    const isReady = async () => (await ask(shop.url + getReadiness.path)).status === 200

    let isOver = false
    async function crowd(token: string) {
      while (!isOver) {
        const key = randomUUID()
        while ((await order(token, key)).status !== 201 && !isOver) await delay(200)
      }
    }
    expect((await ask(`${shop.url}/`)).status).toBe(200)
    const crowds = tokens.map(crowd)
    const returns: number[] = []
    for (let round = 0; round < rounds; round++) {
      const [before, token = ''] = [answers.of('order 201'), tokens[round % tokens.length]]
      await waitFor('orders', async () => answers.of('order 201') > before + buyers)
      const pids = processesOf(cluster)
      onTestFinished(() => signal(pids, 'SIGCONT'))
      signal(pids, 'SIGSTOP')
      await waitFor('the shop to notice', async () => !(await isReady()))
      isKnown = true
      const [page, history] = await Promise.all([
        ask(`${shop.url}/`),
        ask(shop.url + listRiwayat.path, { token }),
        order(token),
        delay(frozen * 1000),
      ])
      expect([page.status, history.status]).toEqual([200, 503])
      isKnown = false
      signal(pids, 'SIGCONT')
      const begun = performance.now()
      await waitFor('an order', async () => (await order(token)).status === 201)
      returns.push(Math.round(performance.now() - begun))
      await waitFor('the shop to be ready', isReady)
    }
    isOver = true
    await Promise.all(crowds)

    // Rejected buyers retry with the same key.
    const open = [...wishes].filter(([, { orderId }]) => orderId === undefined)
    for (const [key, { token }] of open) expect((await order(token, key)).status).toBe(201)
    expect(wrong).toEqual([])
    expect(answers.of('order 503')).toBeGreaterThan(0)
    const rows = await db.selectFrom('pesanan').select('pesanan_id').execute()
    expect(new Set(rows.map(({ pesanan_id }) => pesanan_id))).toEqual(
      new Set([...wishes.values()].map(({ orderId }) => orderId)),
    )
    expect(await findViolations(db)).toEqual([])
    report('frozen database', {
      rounds,
      frozen,
      buyers,
      answers,
      'ms of a refusal once it is known': [median(refusedIn), Math.max(...refusedIn)].map(Math.round),
      'first order, ms after it goes on': [median(returns), Math.max(...returns)],
    })
  },
  TIMEOUT_MS,
)

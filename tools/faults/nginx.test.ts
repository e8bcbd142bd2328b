import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addFavorit } from '#contract/favorit/endpoints.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { hasNginx, startNginx } from '#server/testing/processes/nginx.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { ask } from './ask.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * A rolling restart behind nginx with the configuration of `ops/nginx`: two shops are restarted in turn under reads, orders and
 * other writes. Marked `down` in nginx first, as docs/operations.md says, and without that. Skipped without nginx, and without root,
 * as which its worker reads the files of the test.
 */

const { restarts, callers } = sizeOf({ short: { restarts: 2, callers: 6 }, long: { restarts: 10, callers: 8 } })
/** Pause of each caller in ms: nginx limits an address to 100 requests a second. */
const PAUSE_MS = 80
const DRAIN_SECONDS = '4'
const chance = newChance()
const isPossible = hasNginx() && process.getuid?.() === 0

test.runIf(isPossible)(
  `no request fails in ${restarts} restarts with instances marked down first`,
  async () => {
    const { orders, ...rest } = await restartInTurn(true)
    expect(rest).toEqual({ failed: {} })
    expect(orders).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test.runIf(isPossible)(
  `no order fails in ${restarts} restarts without marking them down`,
  async () => {
    const { orders, failed } = await restartInTurn(false)
    // A write that is no order may fail: 502 of a closing instance, 503 of a starting one.
    expect(Object.keys(failed).filter((name) => !/^addFavorit 50[23]$/.test(name))).toEqual([])
    expect(orders).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

async function openShops() {
  const [database, data, folder] = [await createTestDatabase(), makeTempFolder(), makeTempFolder()]
  const db = createDb(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    for (const one of [data, folder]) removeTempFolder(one)
  })
  const start = async (port: number) => {
    const env = { DATABASE_URL: database.url, DRAIN_SECONDS, PORT: `${port}`, TRUST_PROXY: '1' }
    const shop = await startShopProcess(data, env)
    await shop.ready()
    return shop
  }
  const ports = [await freePort(), await freePort()] as const
  const shops = new Map<number, Awaited<ReturnType<typeof start>>>()
  for (const port of ports) shops.set(port, await start(port))
  const nginx = await startNginx(folder, { port: ports[0], firstPort: ports[1], dataDir: data, hasMaster: true })
  onTestFinished(() => nginx.close())
  return { db, ports, shops, start, nginx, url: `http://127.0.0.1:${nginx.port}` }
}

/** @returns the number of orders, and the number of failed requests by endpoint and status */
async function restartInTurn(isMarked: boolean) {
  const { db, ports, shops, start, nginx, url } = await openShops()
  const now = new Date()
  const { produk_id: produkId } = await buildProduk(db, now, { stok: 100_000 })
  const { shipping_id: shippingId } = await buildPengiriman(db)
  // Many accounts: one may add 300 favorites an hour.
  const accounts = Array.from({ length: callers + 2 * restarts }, async () => (await buildPelanggan(db, now)).token)
  const tokens = await Promise.all(accounts)
  const [tally, failed] = [new Tally(), new Tally()]
  let isOver = false
  const requests = (token: string) => [
    { name: 'page', path: '/produk' },
    { name: listProduk.name, path: listProduk.path },
    { name: listRiwayat.name, path: listRiwayat.path, token },
    { name: addFavorit.name, path: addFavorit.path, token, body: { produkIds: [produkId] } },
    {
      name: createPesanan.name,
      path: createPesanan.path,
      token,
      body: { produkId, jumlah: 1, shippingId, catatan: chance.uuid() },
      headers: { 'idempotency-key': chance.uuid() },
    },
  ]
  const crowd = Array.from({ length: callers }, async () => {
    while (!isOver) {
      const { name, path, ...options } = chance.pick(requests(chance.pick(tokens)))
      // Each request on a connection of its own, so that only nginx's connections to the shops are tried.
      const { status } = await ask(url + path, { ...options, headers: { connection: 'close', ...options.headers } })
      tally.add(`${name} ${status}`)
      if (status !== 200 && status !== 201) failed.add(`${name} ${status}`)
      await delay(PAUSE_MS)
    }
  })
  for (let restart = 0; restart < restarts; restart++) {
    const port = ports[restart % 2] ?? 0
    if (isMarked) {
      nginx.takeOut(port)
      await delay(1_000)
    }
    const shop = shops.get(port)
    shop?.child.kill('SIGTERM')
    expect((await shop?.ended)?.code).toBe(0)
    shops.set(port, await start(port))
    nginx.takeOut()
    await delay(1_000)
  }
  isOver = true
  await Promise.all(crowd)
  const { n } = await db
    .selectFrom('pesanan')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const orders = tally.of(`${createPesanan.name} 200`) + tally.of(`${createPesanan.name} 201`)
  expect(Number(n)).toBe(orders)
  expect(await findViolations(db)).toEqual([])
  report(`rolling restart behind nginx, ${isMarked ? 'marked' : 'not marked'}`, {
    restarts,
    callers,
    ...tally.toJSON(),
  })
  return { orders, failed: failed.toJSON() }
}

import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getReadiness } from '#contract/health/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import { memoryFolder } from '#server/testing/memory-folder.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startScript } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { findDisagreements, settle } from './books.ts'
import { findLostOrders } from './buyer.ts'
import { Cluster, missingForCluster } from './cluster.ts'
import { startLoad } from './cluster-load.ts'
import { type Host, OUTSIDE } from './net.ts'
import { startFaultyProvider } from './provider.ts'
import { isLong, newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'

/*
 * Two balancers, three shops, three databases and storage, each on its own host, under customers who order and pay.
 * One host after another vanishes, is killed, is cut off from half of the others or freezes, and comes back.
 */

type Way = 'vanishes' | 'is killed' | 'is cut off' | 'freezes'
type Role = 'balancer1' | 'balancer2' | 'toko1' | 'toko2' | 'toko3' | 'primary' | 'standby' | 'spare' | 'berkas'
type Fault = readonly [Role, Way]

const HOSTS: Role[] = ['balancer1', 'balancer2', 'toko1', 'toko2', 'toko3', 'primary', 'standby', 'spare', 'berkas']
const WAYS: Way[] = ['vanishes', 'is killed', 'is cut off']
const { faults, buyers, awayMs } = sizeOf<{ faults: Fault[]; buyers: number; awayMs: number }>({
  short: {
    awayMs: 5_000,
    faults: [
      ['primary', 'vanishes'],
      ['toko2', 'is killed'],
    ],
    buyers: 4,
  },
  long: {
    // Longer than any timeout of a dead connection or of a job's lease.
    awayMs: 25_000,
    faults: [
      ...WAYS.flatMap((way) => HOSTS.map((role) => [role, way] as const)),
      ...(['primary', 'standby', 'spare', 'berkas'] as const).map((role) => [role, 'freezes'] as const),
    ],
    buyers: 8,
  },
})
/** Limits in ms: orders everywhere after a failover, a new price, all jobs done. */
const [BACK_MS, PRICE_MS, JOBS_MS] = [20_000, 1_000, 120_000]
/** Limits in ms: expiry and takeover of the leader key, catch-up of a standby. */
const [FAILOVER_MS, WHOLE_MS] = [60_000, 180_000]

/** Even the short form takes two minutes, so it runs only with `CLUSTER=short`. */
const isAsked = isLong || process.env.CLUSTER === 'short'
const lacking = isAsked ? missingForCluster() : 'it takes minutes, see `npm run test:cluster`'

test.skipIf(lacking)(
  `nothing is lost and service continues while nine machines break one by one${lacking ? `: ${lacking}` : ''}`,
  async () => {
    // A folder in memory: an etcd that waits for a busy disk loses its leader keys.
    const [chance, folder] = [newChance(), makeTempFolder(memoryFolder())]
    const cluster = new Cluster(folder)
    onTestFinished(() => {
      cluster.close()
      removeTempFolder(folder)
    })
    const { net, balancers, shops } = cluster
    const provider = await startFaultyProvider(OUTSIDE)
    onTestFinished(() => provider.close())
    const told = cluster.balancerUrl(balancers[0] as Host)
    const simulator = await startSimulatorProcess(await freePort(), 0.0005, told)
    provider.setOrigin(simulator.url)
    const { MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY } = simulator.settings
    await cluster.start({
      MIDTRANS_SERVER_KEY,
      MIDTRANS_CLIENT_KEY,
      MIDTRANS_SNAP_URL: provider.url,
      MIDTRANS_API_URL: provider.url,
      SEED: 'demo',
      PAYMENT_WINDOW_MINUTES: '15',
    })
    // All at once, on an empty database.
    await Promise.all(shops.map((shop) => cluster.open(shop)))
    await waitFor('the balancers to find all shops', () => all(balancers, cluster.sendsToAll))

    const away = new Set<Host>()
    const load = await startLoad(cluster, { buyers, chance, hook: simulator.hook, isAway: (shop) => away.has(shop) })

    const watch = watchPrimary(cluster)
    for (const fault of faults) {
      const seen = await breakAndMend(fault)
      report(`cluster, ${fault.join(' ')}`, seen)
    }
    await watch.stop()

    // Rolls out a new version, one shop after another.
    const before = load.failures()
    for (const shop of shops) {
      away.add(shop)
      await cluster.stop(shop)
      await cluster.open(shop)
      await waitFor('the balancers to find it', () => all(balancers, cluster.sendsToAll))
      away.delete(shop)
    }
    expect(load.failures()).toEqual(before)

    await load.stop()
    await cluster.inDatabase(async (db) => {
      await settle(db)
      expect(await findDisagreements(db, (await simulator.hook('transactions')).body.transactions)).toEqual([])
      expect([...(await findLostOrders(db, load.acknowledged)), ...load.twice]).toEqual([])
    })
    const doctor = await startScript('doctor', [], { DATABASE_URL: await cluster.databaseUrl() }).ended
    expect(doctor.output).toMatch(/^OK$/m)
    expect(load.prices.filter(({ oldMs }) => oldMs > PRICE_MS)).toEqual([])
    report('cluster', {
      faults: faults.length,
      ...load.tally.toJSON(),
      'orders answered': load.acknowledged.size,
      'prices read': load.prices.length,
      'old price, ms at most': Math.max(...load.prices.map(({ oldMs }) => oldMs)),
    })

    /**
     * Breaks a host and repairs it.
     * @returns seconds: without any order, until orders work everywhere, until all jobs are done, until all hosts are back
     */
    async function breakAndMend([role, way]: Fault) {
      const { primary, standby, spare } = await waitFor('everybody in place', () => cluster.databaseRoles(), WHOLE_MS)
      const byRole = { primary, standby, spare }
      const host = (role in byRole ? byRole[role as keyof typeof byRole] : net.hosts.get(role)) as Host
      const half = way === 'is cut off' ? halfOf(host, primary, chance.pick) : []
      away.add(host)
      // Without the primary a shop can do nothing, and reports that.
      if (host === primary) for (const other of half) away.add(other)
      const since = await cluster.inDatabase(makeJobsDue)
      const brokenAt = performance.now()
      if (way === 'vanishes') net.vanish(host)
      if (way === 'is killed') net.kill(host)
      if (way === 'freezes') net.freeze(host)
      for (const other of half) net.cut(host, other)

      if (host === primary && way !== 'is cut off')
        await waitFor('another primary', async () => watch.movedAt() > brokenAt, FAILOVER_MS)
      const places = [
        ...shops.filter((shop) => !away.has(shop)).map(cluster.urlOf),
        // A balancer that is cut off from some shops still reaches others.
        ...balancers.filter((one) => one !== host || half.length > 0).map(cluster.balancerUrl),
      ]
      await waitFor('orders everywhere', () => all(places, load.orderAt), FAILOVER_MS)
      const back = performance.now() - Math.max(brokenAt, watch.movedAt())
      await waitFor('the jobs', () => cluster.inDatabase((db) => isAllDone(db, since)), JOBS_MS)
      const jobs = performance.now() - brokenAt
      await delay(Math.max(0, awayMs - jobs))
      const pause = load.pauseSince(brokenAt)

      const mendedAt = performance.now()
      net.heal()
      if (way === 'freezes') net.thaw(host)
      if (way === 'is killed') await (shops.includes(host) ? cluster.open(host) : cluster.startServices(host))
      await waitFor('every shop', () => all(shops, isReady), WHOLE_MS)
      away.clear()
      await waitFor('the balancers', () => all(balancers, cluster.sendsToAll), WHOLE_MS)
      await waitFor('the standbys', () => cluster.databaseRoles(), WHOLE_MS)
      const whole = performance.now() - mendedAt
      expect(back, `${role} ${way}: orders everywhere, after the address moved`).toBeLessThan(BACK_MS)
      return { host: host.name, pause, back: tenths(back), jobs: tenths(jobs), whole: tenths(whole) }
    }

    async function isReady(shop: Host): Promise<boolean> {
      return (await ask(cluster.urlOf(shop) + getReadiness.path, { patienceMs: 2_000 })).status === 200
    }

    /** Returns half of each kind of host, and the primary among them. */
    function halfOf(host: Host, primary: Host, pick: <T>(from: readonly T[]) => T): Host[] {
      const { databases, storage } = cluster
      const database = host === primary ? pick(databases.filter((one) => one !== host)) : primary
      const oneShop = pick(shops.filter((shop) => shop !== host))
      if (shops.includes(host)) return [pick(balancers), oneShop, primary, storage]
      const balancer = pick(balancers.filter((one) => one !== host))
      return [balancer, ...shops.filter((shop) => shop !== oneShop), ...(host === storage ? [primary] : [database])]
    }
  },
  TIMEOUT_MS,
)

const tenths = (ms: number) => Math.round(ms / 100) / 10

async function all<T>(these: readonly T[], holds: (one: T) => Promise<boolean>): Promise<boolean> {
  return (await Promise.all(these.map(holds))).every(Boolean)
}

/** Records when the current primary became primary. */
function watchPrimary(cluster: Cluster) {
  let isOver = false
  let last: Host | undefined
  let moved = 0
  async function run(): Promise<void> {
    while (!isOver) {
      const primary = await cluster.primary()
      if (primary && primary !== last) moved = performance.now()
      last = primary
      await delay(200)
    }
  }
  const running = run()
  return {
    movedAt: () => moved,
    async stop() {
      isOver = true
      await running
    },
  }
}

/** Makes every job that is not running due. @returns the database's time */
async function makeJobsDue(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  await db.updateTable('pekerjaan').set({ sampai: sql<Date>`'-infinity'` }).where('pemegang', 'is', null).execute()
  return rows[0]?.now as Date
}

/** True if every job ended after `since`. */
async function isAllDone(db: Db, since: Date): Promise<boolean> {
  const open = await db
    .selectFrom('pekerjaan')
    .select('nama')
    .where((eb) => eb.or([eb('pemegang', 'is not', null), eb('sejak', '<', since)]))
    .execute()
  return open.length === 0
}

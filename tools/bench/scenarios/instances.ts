import { openFolder } from '#tools/bench/at-exit.ts'
import { measureAlternately } from '#tools/bench/in-turn.ts'
import { startGenerator } from '#tools/bench/load.ts'
import { AKUN, openMarket, order } from '#tools/bench/market.ts'
import { cpuMs, treeCpuMs } from '#tools/bench/proc.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'
import { type ShopProcess, startShop, withSimulator } from '#tools/bench/shop.ts'

const INSTANCES_MAX = 3
/** Concurrent clients over all instances. */
const [BUYERS, VISITORS] = [12, 48]
/** Orders per second to prepare. No shop completes more. */
const PER_SECOND_MAX = 2000
const ENCODING = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Speed = { perSecond: number; shop: number; database: number }

/** Measures the effect of more instances on one database. */
export const instances: Scenario = {
  name: 'instances',
  slow: true,
  description:
    `1 to ${INSTANCES_MAX} instances on one database and one machine: orders a second of ${BUYERS} buyers at a time, and pages of products a second for ` +
    `${VISITORS} visitors, spread evenly. Each number beside one instance. Processor time is of all instances together, for one request.`,
  async run({ products, rounds, seconds }) {
    const { toko, simulator, shop, postmaster, close } = await openMarket(products)
    const { folder, remove } = openFolder()
    const shops: ShopProcess[] = [shop]
    const generators = Array.from({ length: INSTANCES_MAX }, startGenerator)
    try {
      const settings = { DATABASE_URL: toko.url, SEED: 'none', UNPAID_PER_ACCOUNT: '1000000' }
      const limits = { UNPAID_PER_ADDRESS: '1000000', LOG_LEVEL: 'error' }
      while (shops.length < INSTANCES_MAX)
        shops.push(await startShop(folder, { ...withSimulator(simulator.url), ...settings, ...limits }))
      let count = 0
      // Each account orders another product or quantity each time, so no order counts as a repeat.
      const next = () => {
        const index = count++
        return order(1 + (index % AKUN), 1 + ((index * 7919) % products), 1 + (Math.floor(index / AKUN) % 50))
      }
      const spent = () => [shops.reduce((sum, { pid }) => sum + cpuMs(pid), 0), treeCpuMs(postmaster)] as const
      const measure = (many: number, kind: 'orders' | 'pages') => async (): Promise<Speed> => {
        const before = spent()
        const loads = await Promise.all(
          shops.slice(0, many).map(({ port }, at) => {
            const plan =
              kind === 'orders'
                ? Array.from({ length: (seconds * PER_SECOND_MAX) / many }, next)
                : Array.from({ length: 24 }, (_, one) => ({
                    path: `/produk/produk-satuan/${1 + one}`,
                    headers: ENCODING,
                  }))
            const connections = (kind === 'orders' ? BUYERS : VISITORS) / many
            return generators[at]?.load(port, plan, { connections, seconds, expect: [kind === 'orders' ? 201 : 200] })
          }),
        )
        const after = spent()
        const requests = loads.reduce((sum, load) => sum + (load?.requests ?? 0), 0)
        const perSecond = loads.reduce((sum, load) => sum + (load?.perSecond ?? 0), 0)
        return {
          perSecond,
          shop: (after[0] - before[0]) / requests,
          database: (after[1] - before[1]) / requests,
        }
      }
      const kinds = ['orders', 'pages'] as const
      const numbers = Array.from({ length: INSTANCES_MAX }, (_, at) => at + 1)
      const figures: Figure[] = []
      for (const kind of kinds) {
        const speeds = await measureAlternately(
          rounds,
          Object.fromEntries(numbers.map((many) => [`${many}`, measure(many, kind)])) as Record<
            string,
            () => Promise<Speed>
          >,
        )
        const one = (speeds['1'] ?? []).map(({ perSecond }) => perSecond)
        for (const [many, each] of Object.entries(speeds)) {
          const of = (value: keyof Speed) => each.map((speed) => speed[value])
          figures.push(
            { name: `${kind}, instances: ${many}`, unit: '/s', subject: of('perSecond'), limit: one },
            { name: `${kind}, instances: ${many}, processor of the shops`, unit: 'ms', subject: of('shop') },
            { name: `${kind}, instances: ${many}, processor of the database`, unit: 'ms', subject: of('database') },
          )
        }
      }
      return figures
    } finally {
      for (const generator of generators) generator.close()
      for (const { stop } of shops.slice(1)) await stop()
      await close()
      remove()
    }
  },
}

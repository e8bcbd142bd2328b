import { interleave } from '#tools/bench/in-turn.ts'
import { startGenerator } from '#tools/bench/load.ts'
import type { Scenario } from '#tools/bench/scenario.ts'
import { sellStock } from '#tools/bench/sell-stock.ts'

/** Stock changes per second; each order takes stock of a product. */
const CHANGES_PER_SECOND = 200
const PATHS = ['/produk/produk-satuan', '/api/produks?limit=24']
const ENCODING = { 'accept-encoding': 'gzip, deflate, br' }

/** Measures reading while many products are sold. */
export const storm: Scenario = {
  name: 'storm',
  description: `Pages and answers while the stock changes ${CHANGES_PER_SECOND} times a second, beside the same shop at rest.`,
  async run({ shop, rounds, seconds, connections }) {
    const { port, databaseUrl } = await shop()
    const generator = startGenerator()
    const requests = PATHS.map((path) => ({ path, headers: ENCODING }))
    const rest = () => generator.load(port, requests, { connections, seconds })
    let changed = 0
    const busy = async () => {
      const stop = new AbortController()
      const changes = sellStock(databaseUrl, { perSecond: CHANGES_PER_SECOND, products: 40 }, stop.signal)
      const load = await rest()
      stop.abort()
      changed += await changes
      return load
    }
    try {
      const { subject, limit } = await interleave(rounds, busy, rest)
      const perSecond = changed / ((rounds + 1) * seconds)
      return [
        {
          name: `list and its page, with ${Math.round(perSecond)} changes a second`,
          unit: '/s',
          subject: subject.map((load) => load.perSecond),
          limit: limit.map((load) => load.perSecond),
          goal: { min: 0.5 },
        },
        {
          name: 'p99',
          unit: 'ms',
          subject: subject.map(({ p99 }) => p99),
          limit: limit.map(({ p99 }) => p99),
        },
      ]
    } finally {
      generator.close()
    }
  },
}

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { interleave } from '#tools/bench/in-turn.ts'
import { type Load, startGenerator } from '#tools/bench/load.ts'
import { cpuMs } from '#tools/bench/proc.ts'
import type { Scenario } from '#tools/bench/scenario.ts'
import { sellStock } from '#tools/bench/sell-stock.ts'

const SALES = { perSecond: 50, products: 100 }
const PAGES = 30
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Measures reading while products are sold. */
export const selling: Scenario = {
  name: 'selling',
  description:
    `${PAGES} product pages while ${SALES.products} well stocked products sell ${SALES.perSecond} times a second, beside the same shop at rest; ` +
    'and how long a new price takes meanwhile.',
  async run({ shop, rounds, seconds, connections }) {
    const { port, pid, url, databaseUrl } = await shop()
    const generator = startGenerator()
    const db = new pg.Client({ connectionString: databaseUrl })
    await db.connect()
    await db.query('UPDATE produk SET stok = 100000 WHERE produk_id <= $1', [SALES.products])
    const requests = Array.from({ length: PAGES }, (_, at) => ({
      path: `/produk/produk-satuan/${at + 1}`,
      headers: HEADERS,
    }))
    const loadPages = async (): Promise<Load & { cpu: number }> => {
      const before = cpuMs(pid)
      const load = await generator.load(port, requests, { connections, seconds })
      return { ...load, cpu: ((cpuMs(pid) - before) * 1000) / load.requests }
    }
    const prices: number[] = []
    const busy = async () => {
      const stop = new AbortController()
      const sold = sellStock(databaseUrl, SALES, stop.signal)
      const price = newPrice(db, url)
      const load = await loadPages()
      prices.push(await price)
      stop.abort()
      await sold
      return load
    }
    try {
      const { subject, limit } = await interleave(rounds, busy, loadPages)
      const of = (value: 'perSecond' | 'p99' | 'cpu') => ({
        subject: subject.map((load) => load[value]),
        limit: limit.map((load) => load[value]),
      })
      return [
        { name: 'product pages', unit: '/s', ...of('perSecond'), goal: { min: 0.7 } },
        { name: 'processor', unit: 'µs', ...of('cpu') },
        { name: 'p99', unit: 'ms', ...of('p99') },
        { name: 'a new price is there', unit: 'ms', subject: prices, goal: { max: 1000 } },
      ]
    } finally {
      generator.close()
      await db.end()
    }
  },
}

/** Changes a price. @returns the time until the page shows it, in ms */
async function newPrice(db: pg.Client, url: string): Promise<number> {
  const price = 200_000 + Math.floor(Math.random() * 700) * 1000
  await db.query('UPDATE produk SET harga = $1 WHERE produk_id = 1', [price])
  const changed = performance.now()
  const shown = new RegExp(String(price).replace(/000$/, '.?000'))
  while (!shown.test(await (await fetch(`${url}/produk/produk-satuan/1`)).text())) await delay(5)
  return performance.now() - changed
}

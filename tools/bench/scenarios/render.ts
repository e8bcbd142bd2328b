import { setTimeout as delay } from 'node:timers/promises'
import { execute } from '#server/testing/execute.ts'
import { median } from '#tools/bench/report.ts'
import type { Scenario } from '#tools/bench/scenario.ts'

/** Wait in ms after which an invalidated response is no longer served stale: the next request rebuilds it. */
const STALE_MS = 700
const ENCODING = { 'accept-encoding': 'gzip, deflate, br' }

/** Measures responses that are not in the memory cache. */
export const render: Scenario = {
  name: 'render',
  description:
    'Pages that are not cached, requested one after the other: reading, rendering, compressing and loopback transfer. ' +
    'A round is the median of 24 pages of the list.',
  async run(bench) {
    const shop = await bench.shop()
    const list = Array.from({ length: 24 }, (_, at) => `/produk/produk-satuan?page=${at + 1}`)
    const asked = { list, landing: ['/'], product: ['/produk/produk-satuan/1'], api: ['/api/produks?limit=24'] }
    const values = { list: [] as number[], landing: [] as number[], product: [] as number[], api: [] as number[] }
    // The first two rounds only warm up the renderer.
    for (let round = -2; round < bench.rounds; round++) {
      for (const what of ['list', 'landing', 'product', 'api'] as const) {
        await invalidateAll(shop.databaseUrl)
        const ms = await askInTurn(shop.url, asked[what])
        if (round >= 0) values[what].push(ms)
      }
    }
    const ms = { unit: 'ms' } as const
    return [
      { name: 'a page of the list with 24 products, median', ...ms, subject: values.list, goal: { max: 25 } },
      { name: 'the landing page, first after a change', ...ms, subject: values.landing, goal: { max: 100 } },
      { name: 'a product, first after a change', ...ms, subject: values.product, goal: { max: 100 } },
      { name: 'GET /api/produks?limit=24, first after a change', ...ms, subject: values.api, goal: { max: 100 } },
    ]
  },
}

async function invalidateAll(databaseUrl: string): Promise<void> {
  await execute(databaseUrl, 'UPDATE produk SET harga = harga + 500 WHERE produk_id = 1')
  await execute(databaseUrl, 'UPDATE paket SET harga = harga + 500 WHERE paket_id = 1')
  await delay(STALE_MS)
}

async function askInTurn(url: string, paths: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const path of paths) {
    const begin = performance.now()
    const answer = await fetch(url + path, { headers: ENCODING })
    await answer.arrayBuffer()
    times.push(performance.now() - begin)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  }
  return median(times)
}

import { openMarket, order } from '#tools/bench/market.ts'
import type { Scenario } from '#tools/bench/scenario.ts'

const STOK = 20
const BUYERS = 100

/** Checks that no more units are sold than are in stock. */
export const lastUnits: Scenario = {
  name: 'last-units',
  description: `${BUYERS} buyers want the same product at once, of which there are ${STOK}; another product each round.`,
  async run({ products, rounds }) {
    const { toko, shop, close } = await openMarket(products)
    try {
      const sold: number[] = []
      const left: number[] = []
      const times: number[] = []
      for (let round = 1; round <= rounds; round++) {
        await toko.db.updateTable('produk').set({ stok: STOK }).where('produk_id', '=', round).execute()
        const begin = performance.now()
        const buyers = Array.from({ length: BUYERS }, (_, index) => order(1 + index, round, 1))
        const answers = await Promise.all(buyers.map(({ path, ...init }) => send(shop.url + path, init)))
        times.push((performance.now() - begin) / 1000)
        const strange = answers.find((status) => status !== 201 && status !== 409)
        if (strange) throw new Error(`an order was answered with ${strange}`)
        sold.push(answers.filter((status) => status === 201).length)
        const row = toko.db.selectFrom('produk').select('stok').where('produk_id', '=', round)
        left.push((await row.executeTakeFirstOrThrow()).stok)
      }
      return [
        { name: 'sold at most', unit: '', subject: [Math.max(...sold)], goal: { max: STOK } },
        { name: 'sold at least', unit: '', subject: [Math.min(...sold)], goal: { min: STOK } },
        { name: 'left on the shelf', unit: '', subject: [Math.max(...left)], goal: { max: 0 } },
        { name: 'until every buyer had a response', unit: 's', subject: times },
      ]
    } finally {
      await close()
    }
  },
}

async function send(url: string, { headers, ...init }: RequestInit): Promise<number> {
  const answer = await fetch(url, { ...init, headers: { ...headers, 'content-type': 'application/json' } })
  await answer.arrayBuffer()
  return answer.status
}

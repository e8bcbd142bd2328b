import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openFolder } from '#tools/bench/at-exit.ts'
import { compareSizes, type SizedShop } from '#tools/bench/compare-sizes.ts'
import { type InjectedRequest, openFilledShop } from '#tools/bench/filled-shop.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'

const SIZES = [1_000, 100_000, 1_000_000]
const [SMALLEST = 0] = SIZES
/** Goals: maximum ratio of the two larger shops' times to the smallest shop's. */
const SLOWER_MAX = [4, 8]
const ROUNDS_MIN = 15
const BUYERS = 100
const WORDS = ['macan', 'tikus', 'sunu', 'cantang', 'lumpur', 'kertang', 'bebek', 'batik']

interface Question {
  name: string
  writes?: boolean
  ask(round: number, shop: { produk: number; tokens: string[] }): InjectedRequest
}

/** Measures how response times grow with the catalogue. */
export const growth: Scenario = {
  name: 'growth',
  slow: true,
  description:
    `Shops of ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} products, asked the same, turn by turn and each time a ` +
    'little different, through the whole application without the network, with nothing kept in memory; beside the smallest.',
  async run({ rounds }) {
    const { folder, remove } = openFolder()
    const embedded = await startEmbedded(folder, { info() {}, warn: console.warn, error: console.error })
    const shops: (SizedShop<Question> & { produk: number })[] = []
    try {
      for (const produk of SIZES) {
        const name = `${produk.toLocaleString('en')} products`
        console.log(`filling ${name}`)
        const ukuran = { produk, pengguna: 1000, pesanan: 1000 }
        const toko = await openFilledShop(embedded.url, `growth_${produk}`, ukuran, new Date())
        const tokens = await Promise.all(Array.from({ length: BUYERS }, (_, index) => toko.openSesi(index + 2)))
        const buildRequest = ({ ask }: Question, round: number) => ask(round, { produk, tokens })
        shops.push({ name, produk, toko, buildRequest })
      }
      const turns = Math.min(Math.max(rounds, ROUNDS_MIN), BUYERS - 4)
      const figures = await compareSizes(shops, QUESTIONS, turns, (_, larger) => SLOWER_MAX[larger] ?? 0)
      return [...figures, await memory(shops)]
    } finally {
      for (const { toko } of shops) await toko.close()
      await embedded.stop()
      remove()
    }
  },
}

const list = (name: string, query: (round: number) => Record<string, string | number>): Question => ({
  name,
  ask: (round) => ({
    url: '/api/produks',
    query: Object.fromEntries(Object.entries(query(round)).map(([key, value]) => [key, String(value)])),
  }),
})
const search = (name: string, q: (round: number) => string, kategori?: (round: number) => number): Question =>
  list(name, (round) => ({ page: 1, limit: 24, q: q(round), ...(kategori && { kategori: kategori(round) }) }))
const word = (round: number) => WORDS[round % WORDS.length] ?? ''

const QUESTIONS: Question[] = [
  list('list, first page', (round) => ({ page: 1, limit: 24 + (round % 3) })),
  list('list, page 40', (round) => ({ page: 40 - (round % 3), limit: 24 })),
  list('list without paging', () => ({})),
  list('a category', (round) => ({ page: 1, limit: 24, kategori: 1 + (round % 20) })),
  list('three categories', (round) => ({
    page: 1,
    limit: 24,
    kategori: [1, 2, 3].map((at) => at + (round % 17)).join(),
  })),
  ...(['terlaris', 'terbaru', 'harga', '-harga'] as const).map((sort) =>
    list(`list in the order ${sort}`, (round) => ({ page: 1, limit: 24 + (round % 3), urut: sort })),
  ),
  list('a category, what sells best', (round) => ({
    page: 1,
    limit: 24,
    kategori: 1 + (round % 20),
    urut: 'terlaris',
  })),
  list('a range of prices', (round) => ({ page: 1, limit: 24, harga_min: 5000 + round, harga_maks: 6000 + round })),
  search('search, in every eighth', word),
  search('search, two words, in every 64th', (round) => `${word(round)} cair`),
  search('search, in every 1000th, both words common', (round) => `Samudra ${1 + round * 8}`),
  search('search, in one', (round) => ingredientOf(1 + round * 8)),
  search('search, in none', (round) => `tidak ada ${round}`),
  search('search in a category', word, (round) => 1 + (round % 20)),
  { name: 'a product', ask: (round, { produk }) => ({ url: `/api/produks/${idOf(round, produk)}` }) },
  {
    name: 'what stands beside a product',
    ask: (round, { produk }) => ({ url: `/api/produks/${idOf(round, produk)}/lain` }),
  },
  { name: 'page of a product', ask: (round, { produk }) => ({ url: `/produk/produk-satuan/${idOf(round, produk)}` }) },
  { name: 'page of the list', ask: (round) => ({ url: '/produk/produk-satuan', query: { page: `${1 + round}` } }) },
  { name: 'landing page', ask: () => ({ url: '/' }) },
  {
    name: 'order',
    writes: true,
    ask: (round, { produk, tokens }) => ({
      method: 'POST',
      url: '/api/pemesanan/create',
      headers: { authorization: `Bearer ${tokens[round]}` },
      payload: { produkId: 1 + idOf(round, produk), jumlah: 1, shippingId: 2 },
    }),
  },
]

/** Returns the ingredient that only this product has, see `fillShop`. */
const ingredientOf = (produkId: number) => createHash('md5').update(`${produkId}`).digest('hex').slice(0, 12)

/** Returns the id of a product on sale. The product with the next id is on sale as well. */
function idOf(round: number, produk: number): number {
  return 1 + 20 * (1 + ((round * 7919) % (produk / 20 - 2)))
}

/** Measures the heap after requests to the largest shop, with the heap after the smallest shop as the limit. */
async function memory(
  shops: readonly { produk: number; toko: Awaited<ReturnType<typeof openFilledShop>> }[],
): Promise<Figure> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heap: number[] = []
  for (const { produk, toko } of [...shops.slice(0, 1), ...shops]) {
    for (let round = 0; round < 300; round++) {
      await toko.ask({ url: '/api/produks', query: { page: String(1 + (round % (SMALLEST / 25))), limit: '24' } })
      await toko.ask({ url: `/produk/produk-satuan/${idOf(round, produk)}` })
    }
    collect()
    heap.push(process.memoryUsage().heapUsed / 2 ** 20)
  }
  const [, small = 0] = heap
  return {
    name: 'heap after 300 lists and 300 products of the largest',
    unit: 'MB',
    subject: heap.slice(-1),
    limit: [small],
    goal: { max: 1.1 },
  }
}

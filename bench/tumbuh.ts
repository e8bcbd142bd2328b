import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { type Asked, median, openToko } from './toko.ts'

/*
 * Does the shop grow slower with its catalogue? Fills a shop of each size, asks all of them the same, turn by turn and each
 * time a little different, with nothing kept in memory, and looks into the plans of the largest for whole tables that were
 * read. `--expose-gc` also tells how much memory the process holds after each size was asked alone.
 */

const { values: args } = parseArgs({
  options: {
    produk: { type: 'string', default: '1000,100000,1000000' },
    putaran: { type: 'string', default: '25' },
  },
})
const SIZES = args.produk.split(',').map(Number)
const ROUNDS = Number(args.putaran)
const [SMALLEST = 0] = SIZES
const NOW = new Date()
const PEMBELI = 100

const folder = makeTempFolder()
const embedded = await startEmbedded(folder, console)
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, median of ${ROUNDS}\n`,
  )
  const shops = []
  for (const produk of SIZES) {
    const toko = await openToko(embedded.url, `tumbuh_${produk}`, { produk, pengguna: 1000, pesanan: 1000 }, NOW)
    const tokens = await Promise.all(Array.from({ length: PEMBELI }, (_, i) => toko.openSesi(i + 2)))
    shops.push({ produk, toko, tokens })
  }
  console.log(`| asked | ${SIZES.map((size) => `${size}, ms`).join(' | ')} | ratio | whole tables read |`)
  console.log(`| --- | ${SIZES.map(() => '---:').join(' | ')} | ---: | --- |`)
  for (const [name, asked] of Object.entries(questions())) {
    const times = shops.map((): number[] => [])
    for (let round = -3; round < ROUNDS; round++) {
      for (const [index, shop] of shops.entries()) {
        const ms = await shop.toko.ask(asked(round + 3, shop.produk, shop.tokens))
        if (round >= 0) times[index]?.push(ms)
      }
    }
    const medians = times.map(median)
    const largest = shops.at(-1)
    const scans = largest ? await scansOf(largest.toko, asked(ROUNDS + 3, largest.produk, largest.tokens)) : []
    console.log(
      `| ${name} | ${medians.map((ms) => ms.toFixed(1)).join(' | ')} | ${((medians.at(-1) ?? 0) / (medians[0] ?? 0)).toFixed(1)} | ${scans.join(', ') || '–'} |`,
    )
  }
  for (const { produk, toko } of shops) console.log(`memory after ${produk}: ${await memoryAfter(toko, produk)}`)
  for (const { toko } of shops) await toko.close()
} finally {
  await embedded.stop()
  removeTempFolder(folder)
}

/** What is asked, by the number of the round, which makes it a little different each time. */
function questions(): Record<string, (round: number, produk: number, tokens: string[]) => Asked> {
  const words = ['macan', 'tikus', 'sunu', 'cantang', 'lumpur', 'kertang', 'bebek', 'batik']
  const list = (query: Record<string, string | number>) => ({
    url: '/api/produks',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  })
  return {
    'list, first page': (round) => list({ page: 1, limit: 24 + (round % 3) }),
    'list, page 40': (round) => list({ page: 40 - (round % 3), limit: 24 }),
    'list, last page of the smallest shop': (round) => list({ page: 9 - (round % 3), limit: SMALLEST / 10 }),
    'list without paging': () => list({}),
    'category, first page': (round) => list({ page: 1, limit: 24, kategori: 1 + (round % 20) }),
    'three categories': (round) =>
      list({ page: 1, limit: 24, kategori: [1, 2, 3].map((i) => i + (round % 17)).join() }),
    'search, in every eighth': (round) => list({ page: 1, limit: 24, q: words[round % 8] ?? '' }),
    'search, two words': (round) => list({ page: 1, limit: 24, q: `${words[round % 8]} cair` }),
    'search, in few': (round) => list({ page: 1, limit: 24, q: `Samudra ${1 + round * 8}` }),
    'search, in none': (round) => list({ page: 1, limit: 24, q: `tidak ada ${round}` }),
    'search in a category': (round) =>
      list({ page: 1, limit: 24, kategori: 1 + (round % 20), q: words[round % 8] ?? '' }),
    'one product': (round, produk) => ({ url: `/api/produks/${idOf(round, produk)}` }),
    'page of a product': (round, produk) => ({ url: `/produk/produk-satuan/${idOf(round, produk)}` }),
    'page of the list': (round) => ({ url: '/produk/produk-satuan', query: { page: String(1 + round) } }),
    'landing page': () => ({ url: '/' }),
    order: (round, produk, tokens) => ({
      method: 'POST',
      url: '/api/pemesanan/create',
      headers: { authorization: `Bearer ${tokens[round]}` },
      payload: { produkId: 2 + 20 * (1 + ((round * 7919) % (produk / 20 - 2))), jumlah: 1, shippingId: 2 },
    }),
  }
}

/** What writes is not asked a second time to be explained: it finds its rows by key. */
async function scansOf(toko: Awaited<ReturnType<typeof openToko>>, asked: Asked): Promise<string[]> {
  return asked.method === 'POST' ? [] : toko.scansOf(asked)
}

/** A product that is on sale. */
function idOf(round: number, produk: number): number {
  return 1 + 20 * (1 + ((round * 7919) % (produk / 20 - 2)))
}

async function memoryAfter(toko: Awaited<ReturnType<typeof openToko>>, produk: number): Promise<string> {
  for (let i = 0; i < 300; i++) {
    await toko.ask({ url: '/api/produks', query: { page: String(1 + (i % 40)), limit: '24' } })
    await toko.ask({ url: `/produk/produk-satuan/${idOf(i, produk)}` })
  }
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return `heap ${Math.round(heapUsed / 2 ** 20)} MB, resident ${Math.round(rss / 2 ** 20)} MB`
}

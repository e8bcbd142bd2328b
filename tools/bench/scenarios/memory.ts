import { type Answer, startBareServer } from '#tools/bench/bare.ts'
import { besideServer, type Question } from '#tools/bench/beside.ts'
import type { Scenario } from '#tools/bench/scenario.ts'

const ENCODING = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const API = ['/api/produks?limit=24', '/api/kategoris', '/api/paket']
const PAGES = ['/', '/produk/produk-satuan', '/produk/produk-satuan/1', '/penyakit-ikan']

/** Measures public responses and pages from the memory cache. */
export const memory: Scenario = {
  name: 'memory',
  describe: 'Public responses and pages from memory, compared with a bare node:http server that sends the same bytes.',
  async run(bench) {
    const shop = await bench.shop()
    const fresh = (paths: string[], goal: number): Question[] =>
      paths.map((path) => ({ name: path, request: { path, headers: ENCODING }, goal }))
    const known = await Promise.all(
      ['/api/produks?limit=24', '/produk/produk-satuan'].map(async (path) => {
        const { headers } = await fetch(shop.url + path, { headers: ENCODING })
        const etag = headers.get('etag') ?? ''
        return { name: `304 ${path}`, request: { path, headers: { ...ENCODING, 'if-none-match': etag } }, goal: 0.8 }
      }),
    )
    const questions = [...fresh(API, 0.8), ...fresh(PAGES, 0.7), ...known]
    return besideServer(shop, await startBareServer(), questions, bench, check)
  },
}

function check({ status, headers }: Answer, { name, request }: Question): void {
  const wanted = request.headers?.['if-none-match'] ? 304 : 200
  if (status !== wanted) throw new Error(`${name}: ${status} instead of ${wanted}`)
  if (status === 200 && !headers.includes('br')) throw new Error(`${name} came uncompressed`)
}

import { type RecordedResponse, startBareServer } from '#tools/bench/bare.ts'
import { compareWithServer, type MeasuredRequest } from '#tools/bench/beside.ts'
import type { Scenario } from '#tools/bench/scenario.ts'

const ENCODING = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const API = ['/api/produks?limit=24', '/api/kategoris', '/api/paket']
const PAGES = ['/', '/produk/produk-satuan', '/produk/produk-satuan/1', '/penyakit-ikan']

/** Measures public responses and pages from the memory cache. */
export const memory: Scenario = {
  name: 'memory',
  description:
    'Public responses and pages from memory, compared with a bare node:http server that sends the same bytes.',
  async run(bench) {
    const shop = await bench.shop()
    const unconditional = (paths: string[], goal: number): MeasuredRequest[] =>
      paths.map((path) => ({ name: path, request: { path, headers: ENCODING }, goal }))
    const known = await Promise.all(
      ['/api/produks?limit=24', '/produk/produk-satuan'].map(async (path) => {
        const { headers } = await fetch(shop.url + path, { headers: ENCODING })
        const etag = headers.get('etag') ?? ''
        return { name: `304 ${path}`, request: { path, headers: { ...ENCODING, 'if-none-match': etag } }, goal: 0.8 }
      }),
    )
    const questions = [...unconditional(API, 0.8), ...unconditional(PAGES, 0.7), ...known]
    return compareWithServer(shop, await startBareServer(), questions, bench, check)
  },
}

/** Shorter responses are sent uncompressed (`server/edge/kept.ts`). */
const COMPRESSED_FROM = 1024

function check({ status, headers, body }: RecordedResponse, { name, request }: MeasuredRequest): void {
  const wanted = request.headers?.['if-none-match'] ? 304 : 200
  if (status !== wanted) throw new Error(`${name}: ${status} instead of ${wanted}`)
  if (status === 200 && body.length >= COMPRESSED_FROM && !headers.includes('br'))
    throw new Error(`${name} came uncompressed`)
}

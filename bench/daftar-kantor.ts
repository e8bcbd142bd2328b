import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { getDasbor } from '#contract/dasbor-admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listRiwayat } from '#contract/pemesanan.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import type { Ukuran } from './isi-toko.ts'
import { type Asked, median, openToko } from './toko.ts'

/*
 * Does any list of the back office grow slower with the data? Fills two shops, one `banding` times the other, asks both for
 * every list in every way that its contract knows, turn by turn, and looks into each query's plan for whole tables that
 * were read.
 */

const { values: args } = parseArgs({
  options: {
    pesanan: { type: 'string', default: '100000' },
    pengguna: { type: 'string', default: '20000' },
    produk: { type: 'string', default: '5000' },
    banding: { type: 'string', default: '10' },
    putaran: { type: 'string', default: '15' },
  },
})
const BESAR: Ukuran = {
  pesanan: Number(args.pesanan),
  pengguna: Number(args.pengguna),
  produk: Number(args.produk),
}
const BANDING = Number(args.banding)
const KECIL: Ukuran = {
  pesanan: BESAR.pesanan / BANDING,
  pengguna: BESAR.pengguna / BANDING,
  produk: BESAR.produk / BANDING,
}
const ROUNDS = Number(args.putaran)
const NOW = new Date()

interface Question {
  name: string
  endpoint: AnyEndpoint
  query: Record<string, string>
}

const folder = makeTempFolder()
const embedded = await startEmbedded(folder, console)
try {
  const shops = { kecil: await openShop('bench_kecil', KECIL), besar: await openShop('bench_besar', BESAR) }
  const { registered } = shops.besar.endpoints
  const lists = registered.filter(({ access, paged }) => access === 'admin' && paged)
  const questions = [
    ...lists.flatMap(waysToAsk),
    ...['7', '30', '90'].map((hari) => ({ name: `getDasbor hari=${hari}`, endpoint: getDasbor, query: { hari } })),
    { name: 'listRiwayat', endpoint: listRiwayat, query: {} },
    { name: 'listRiwayat page=100', endpoint: listRiwayat, query: { page: '100' } },
  ]

  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  )
  console.log(`${JSON.stringify(KECIL)} → ${JSON.stringify(BESAR)}, median of ${ROUNDS}\n`)
  console.log('| list | small, ms | large, ms | ratio | whole tables read |\n| --- | ---: | ---: | ---: | --- |')
  for (const question of questions) {
    const times = { kecil: [] as number[], besar: [] as number[] }
    for (let round = -3; round < ROUNDS; round++) {
      for (const size of ['kecil', 'besar'] as const) {
        const ms = await shops[size].ask(question)
        if (round >= 0) times[size].push(ms)
      }
    }
    const [small, large] = [median(times.kecil), median(times.besar)]
    const scans = await shops.besar.scansOf(question)
    console.log(
      `| ${question.name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(1)} | ${scans.join(', ') || '–'} |`,
    )
  }
  for (const shop of Object.values(shops)) await shop.close()
} finally {
  await embedded.stop()
  removeTempFolder(folder)
}

async function openShop(name: string, ukuran: Ukuran) {
  const toko = await openToko(embedded.url, name, ukuran, NOW)
  const [admin, pelanggan] = [await toko.openSesi(1, 'kantor'), await toko.openSesi(2)]
  const toAsked = ({ endpoint, query }: Question): Asked => ({
    url: endpoint.path,
    query,
    headers: { authorization: `Bearer ${endpoint.access === 'admin' ? admin : pelanggan}` },
  })
  return {
    endpoints: toko.endpoints,
    ask: (question: Question) => toko.ask(toAsked(question)),
    scansOf: (question: Question) => toko.scansOf(toAsked(question)),
    close: () => toko.close(),
  }
}

/** As it comes, far down, searched, and with every value of every choice; a list of one product's rows for the first. */
function waysToAsk(endpoint: AnyEndpoint): Question[] {
  const shape = (endpoint.query as z.ZodObject).shape
  const ways: Record<string, string>[] = [{}, { page: '100' }]
  if ('q' in shape) ways.push({ q: 'petani 777' }, { q: 'tidak ada yang begini' })
  for (const [name, schema] of Object.entries(shape)) {
    for (const value of choices(schema as z.ZodType)) ways.push({ [name]: value })
  }
  if ('produkId' in shape) for (const way of ways) way.produkId = '1'
  return ways.map((query) => ({ name: [endpoint.name, new URLSearchParams(query)].join(' ').trim(), endpoint, query }))
}

function choices(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return choices(schema.unwrap() as z.ZodType)
  return []
}

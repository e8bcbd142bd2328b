import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely'
import { z } from 'zod'
import { TOTAL_MAX } from '#contract/daftar.ts'
import { getDasbor } from '#contract/dasbor-admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listRiwayat } from '#contract/pemesanan.ts'
import { buildApp } from '#server/app.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import { execute, withDatabase } from '#server/testing/execute.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { isiToko, type Ukuran } from './isi-toko.ts'

/*
 * Does any list of the back office grow slower with the data? Fills two shops, one ten times the other, asks both for
 * every list in every way that its contract knows, turn by turn, and looks into each query's plan for whole tables that
 * were read.
 */

const { values: args } = parseArgs({
  options: {
    pesanan: { type: 'string', default: '100000' },
    pengguna: { type: 'string', default: '20000' },
    produk: { type: 'string', default: '5000' },
    putaran: { type: 'string', default: '15' },
  },
})
const BESAR: Ukuran = {
  pesanan: Number(args.pesanan),
  pengguna: Number(args.pengguna),
  produk: Number(args.produk),
}
const KECIL: Ukuran = { pesanan: BESAR.pesanan / 10, pengguna: BESAR.pengguna / 10, produk: BESAR.produk / 10 }
const ROUNDS = Number(args.putaran)
/** So far a list counts, so that much it may read. */
const READ_MAX = TOTAL_MAX + 1
const NOW = new Date()

interface Asked {
  name: string
  endpoint: AnyEndpoint
  query: Record<string, string>
}

const folder = makeTempFolder()
const embedded = await startEmbedded(folder, console)
try {
  const shops = { kecil: await openShop('bench_kecil', KECIL), besar: await openShop('bench_besar', BESAR) }
  const { registered } = shops.besar.app.endpoints
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
  await execute(embedded.url, `CREATE DATABASE ${name}`)
  const url = withDatabase(embedded.url, name)
  await migrate(url)
  const plain = createDb(url)
  await isiToko(plain, ukuran, NOW)
  const seen: CompiledQuery[] = []
  const db: Db = plain.withPlugin(recorder(plain, seen))
  const app = await buildApp({
    db,
    clock: () => NOW,
    settings: { publicUrl: 'http://localhost', midtransServerKey: '', shopEmail: '', paymentWindowMinutes: 60 },
    log: { info() {}, warn() {}, error() {} },
    // Lists reach neither of them.
    midtrans: {} as never,
    storage: {} as never,
    mailer: {} as never,
  })
  const tokens = {
    admin: await sesiRepository(plain).open(1, NOW, 'kantor'),
    pelanggan: await sesiRepository(plain).open(2, NOW),
  }

  async function ask({ endpoint, query }: Asked): Promise<number> {
    seen.length = 0
    const token = endpoint.access === 'admin' ? tokens.admin : tokens.pelanggan
    const begin = performance.now()
    const { statusCode, body } = await app.server.inject({
      url: endpoint.path,
      query,
      headers: { authorization: `Bearer ${token}` },
    })
    const ms = performance.now() - begin
    if (statusCode !== 200) throw new Error(`${endpoint.name} ${JSON.stringify(query)}: ${statusCode} ${body}`)
    return ms
  }

  return {
    app,
    ask,
    /** The tables that the answer's queries read from end to end. */
    async scansOf(question: Asked): Promise<string[]> {
      await ask(question)
      const found = new Map<string, number>()
      for (const query of [...seen]) {
        const { rows } = await plain.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
          ...query,
          sql: `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql}`,
        })
        const plan = rows[0]?.['QUERY PLAN'][0].Plan
        if (plan) collectScans(plan, found)
      }
      const sizes = await tableSizes(url)
      return [...found]
        .filter(([table, read]) => read > READ_MAX && read > 0.9 * (sizes.get(table) ?? 0))
        .map(([table, read]) => `${table} (${read} rows)`)
    },
    async close() {
      await app.server.close()
      await plain.destroy()
    },
  }
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** How many rows were read of each table from its beginning on, at most in one go. */
function collectScans(plan: Plan, found: Map<string, number>): void {
  const table = plan['Relation Name']
  if (plan['Node Type'] === 'Seq Scan' && table) {
    const read = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
    found.set(table, Math.max(read, found.get(table) ?? 0))
  }
  for (const child of plan.Plans ?? []) collectScans(child, found)
}

async function tableSizes(url: string): Promise<Map<string, number>> {
  const rows = await execute<{ name: string; rows: number }>(
    url,
    `SELECT relname AS name, reltuples::float8 AS rows FROM pg_class WHERE relkind = 'r' AND reltuples > 0`,
  )
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

/** Writes down every query that goes through. */
function recorder(db: Db, seen: CompiledQuery[]): KyselyPlugin {
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind !== 'InsertQueryNode') seen.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** As it comes, far down, searched, and with every value of every choice; a list of one product's rows for the first. */
function waysToAsk(endpoint: AnyEndpoint): Asked[] {
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

import type { InjectOptions } from 'fastify'
import type { CompiledQuery, KyselyPlugin, QueryId, RootOperationNode } from 'kysely'
import { TOTAL_MAX } from '#contract/total.ts'
import { buildApp } from '#server/app.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Deps } from '#server/deps.ts'
import { UNCACHED } from '#server/edge/answers.ts'
import { Files } from '#server/edge/files.ts'
import type { Job } from '#server/feature.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { FEATURES } from '#server/features.ts'
import { registerPages } from '#server/http/pages.ts'
import { execute, withDatabase } from '#server/testing/execute.ts'
import { fillShop, type ShopSize } from './fill-shop.ts'
import { explain, scansIn, tableSizes } from './plans.ts'

/** Maximum number of rows that a query may read in one scan: lists count up to `TOTAL_MAX`. */
const READ_MAX = TOTAL_MAX + 1

/** A request to a shop. */
export type InjectedRequest = InjectOptions & { url: string }

/** Creates a database with a filled shop. @returns its URL */
export async function createFilledDatabase(
  serverUrl: string,
  name: string,
  ukuran: ShopSize,
  now: Date,
): Promise<string> {
  await execute(serverUrl, `CREATE DATABASE ${name}`)
  const url = withDatabase(serverUrl, name)
  await migrate(url)
  const filler = createDb(url, { max: 1 })
  await fillShop(filler, ukuran, now)
  await filler.destroy()
  return url
}

/**
 * Opens a filled shop on its own database. Requests bypass the network, and no response is cached.
 * @param hasPages false if the pages are not built
 */
export async function openFilledShop(serverUrl: string, name: string, ukuran: ShopSize, now: Date, hasPages = true) {
  const url = await createFilledDatabase(serverUrl, name, ukuran, now)
  const plain = createDb(url)
  const seen: CompiledQuery[] = []
  const db: Db = plain.withPlugin(recorder(plain, seen))
  let tokens = 0
  const settings = {
    publicUrl: 'http://localhost',
    midtransServerKey: '',
    shopEmail: '',
    paymentWindowMinutes: 60,
    sendsMail: false,
    unpaidPerAccount: 1_000_000,
    unpaidPerAddress: 1_000_000,
    lotMinHari: 60,
  }
  const deps: Deps = {
    db,
    clock: () => now,
    settings,
    log: { info() {}, warn() {}, error() {} },
    midtrans: {
      createSnap: async () => ({ token: `token-${++tokens}`, redirectUrl: 'http://localhost' }),
      getStatus: async () => undefined,
    } as never,
    // None of the requests reaches these services.
    pulse: {} as never,
    storage: {} as never,
    kunci: {} as never,
    mailer: {} as never,
    connections: { whatsapp: async () => ({ mode: 'mati' }) } as never,
  }
  const { server, endpoints } = await buildApp(deps)
  if (hasPages)
    await registerPages(server, {
      call: endpoints.call,
      answers: UNCACHED,
      files: new Files(),
      settings: { publicUrl: settings.publicUrl, snapUrl: 'http://localhost', clientKey: '', simulated: false },
    })

  /** Sends a request and returns its duration in ms. @throws if the status is 300 or higher */
  async function ask(asked: InjectedRequest): Promise<number> {
    seen.length = 0
    const begin = performance.now()
    const { statusCode, body } = await server.inject(asked)
    const ms = performance.now() - begin
    if (statusCode >= 300) throw new Error(`${asked.url}: ${statusCode} ${body}`)
    return ms
  }

  return {
    url,
    db: plain,
    endpoints,
    ask,
    /** Returns the queries that a request sends to the database, without transaction control and plain inserts. */
    async queriesOf(asked: InjectedRequest): Promise<CompiledQuery[]> {
      await ask(asked)
      return [...seen]
    },
    /** Returns the queries that a job sends to the database. */
    async queriesOfJob({ run }: Job): Promise<CompiledQuery[]> {
      seen.length = 0
      await run(deps, FEATURES)
      return [...seen]
    },
    openSesi: (penggunaId: number, kind?: 'kantor') => sesiRepository(plain).open(penggunaId, now, kind),
    /** Returns the tables that the request's queries scan in full, with the number of rows read. */
    async scansOf(asked: InjectedRequest): Promise<string[]> {
      const found = new Map<string, number>()
      for (const query of await this.queriesOf(asked)) {
        const { plan } = await explain(plain, query)
        for (const { table, rows } of scansIn(plan)) found.set(table, Math.max(rows, found.get(table) ?? 0))
      }
      const sizes = await tableSizes(plain)
      return [...found]
        .filter(([table, read]) => read > READ_MAX && read > 0.9 * (sizes.get(table) ?? 0))
        .map(([table, read]) => `${table} (${read} rows)`)
    },
    async close() {
      await server.close()
      await plain.destroy()
    },
  }
}

/**
 * Plugin that records every executed query except plain inserts.
 * Kysely also compiles subqueries; they have no result of their own and are not recorded.
 */
function recorder(db: Db, seen: CompiledQuery[]): KyselyPlugin {
  const compiled = new WeakMap<QueryId, CompiledQuery>()
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind !== 'InsertQueryNode' || node.with)
        compiled.set(queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    async transformResult({ result, queryId }) {
      const query = compiled.get(queryId)
      if (query) seen.push(query)
      return result
    },
  }
}

import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely'
import pg from 'pg'
import { serversIn } from './address.ts'
import { CONNECTION_OPTIONS } from './line.ts'
import type { Pulse } from './pulse.ts'
import { ShopClient, type ShopClientConfig } from './shop-client.ts'
import type { Database } from './tables.ts'
import { commitWork } from './transaction.ts'

/** The pool. Do not use it inside `transaction(db, …)`: its queries are not part of the transaction. */
export type Db = Kysely<Database>

const INT8 = 20
const DATE = 1082

/** Parses a bigint (rupiah or count). @throws RangeError if a JavaScript number cannot hold it exactly */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit in a number`)
  return value
}

/** Parsers by type OID. A date stays text, because it has no time zone. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = { [INT8]: parseInt8, [DATE]: (text) => text }

// Per connection and not through pg.types.setTypeParser, which would change every other user of pg in the process.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/**
 * Limits in milliseconds: duration of a statement, and idle time within a transaction. They also bound how long the locks of a
 * vanished process or machine remain.
 */
export const LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 10_000 }

interface DbOptions {
  /** Maximum number of connections. */
  max?: number
  /** True to set the limits per session. False behind a pooler, which rejects session settings and has limits of its own. */
  isLimited?: boolean
  /** Called when an idle connection breaks; the pool has already dropped it. */
  onError?: (error: Error) => void
  /** Reports when connections must be abandoned. Without it, queries wait for the server without limit. */
  pulse?: Pulse
  /** Changes to every query. */
  plugins?: KyselyPlugin[]
}

const pools = new WeakMap<Db, pg.Pool>()

/** Returns the usage of a pool: connections in use, idle connections, and queries waiting for a connection. */
export function poolOf(db: Db): { used: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db)
  if (!pool) return undefined
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool
  return { used: totalCount - idle, idle, waiting }
}

/**
 * Creates a pool of connections to the shop's database. bigint arrives as number (RangeError beyond 2^53), timestamptz as Date,
 * date as '2026-11-20'. numeric (also the sum of a bigint column) arrives as string: cast such sums to bigint in SQL. Close it
 * with `db.destroy()`.
 */
export function createDb(
  url: string,
  { max = 10, isLimited = true, onError = () => {}, pulse, plugins = [] }: DbOptions = {},
): Db {
  const config: pg.PoolConfig & ShopClientConfig = {
    Client: ShopClient,
    pulse,
    connectionString: serversIn(url)[0],
    url,
    max,
    types,
    application_name: 'kerapusehat',
    ...CONNECTION_OPTIONS,
    ...(isLimited && LIMITS),
  }
  const pool = new pg.Pool(config)
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onError)
  // A connection can also break between two statements of a transaction; the next statement then fails with the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = async () => {
    // A query outside of the request's transaction sees its work.
    await commitWork()
    return pool.connect()
  }
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })
  const db: Db = new Kysely<Database>({ dialect, plugins })
  pools.set(db, pool)
  return db
}

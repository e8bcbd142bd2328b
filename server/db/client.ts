import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { serversIn } from './address.ts'
import { LINE } from './line.ts'
import type { Pulse } from './pulse.ts'
import type { Database } from './schema.ts'
import { ShopClient, type ShopClientConfig } from './shop-client.ts'

/** The pool. Inside `transaction(db, …)` it is not to be used: what goes through it is not part of the transaction. */
export type Db = Kysely<Database>

const INT8 = 20
const DATE = 1082

/** Rupiah and counts are bigint in SQL; a number that JavaScript cannot hold exactly must never go on as if it could. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} tidak muat dalam number`)
  return value
}

/** A day has no time zone: it stays the text that it is. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = { [INT8]: parseInt8, [DATE]: (text) => text }

// Per connection and not through pg.types.setTypeParser, which would change every other user of pg in the process.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/**
 * How long a statement may take, and a transaction think, in milliseconds. What a process or a machine that vanished had locked is
 * free after as long.
 */
export const LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 10_000 }

interface DbOptions {
  /** Most connections at once. */
  max?: number
  /** Sets the limits; not where a pooler stands in between, which refuses settings of a session and has them itself. */
  isLimited?: boolean
  /** Hears of idle connections that broke; the pool has already dropped them. */
  onError?: (error: Error) => void
  /** Tells when connections are to be given up; without it everybody waits for what they bring, however long. */
  pulse?: Pulse
}

const pools = new WeakMap<Db, pg.Pool>()

/** How the connections of a pool are used: by queries, by nobody, and how many queries wait for one. */
export function poolOf(db: Db): { used: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db)
  if (!pool) return undefined
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool
  return { used: totalCount - idle, idle, waiting }
}

/**
 * A pool of connections to the shop's database. bigint arrives as number (RangeError beyond 2^53), timestamptz as Date, date
 * as '2026-11-20', numeric (also the sum of a bigint column) as string: cast such sums to bigint in SQL.
 * Close it with `db.destroy()`.
 */
export function createDb(url: string, { max = 10, isLimited = true, onError = () => {}, pulse }: DbOptions = {}): Db {
  const config: pg.PoolConfig & ShopClientConfig = {
    Client: ShopClient,
    pulse,
    connectionString: serversIn(url)[0],
    url,
    max,
    types,
    application_name: 'kerapusehat',
    ...LINE,
    ...(isLimited && LIMITS),
  }
  const pool = new pg.Pool(config)
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onError)
  // The same for one that breaks between two statements of a transaction; the next statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

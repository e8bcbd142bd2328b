import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './tables.ts'
import type { Tx } from './transaction.ts'

/** Tables whose rows wait for a check at `periksa_pada`. */
const CHECKED = ['notifikasi', 'pesanan', 'pengembalian', 'titipan'] as const

interface Lease {
  now: Date
  retryAt: Date
  limit: number
  /** Condition that restricts the rows. */
  only?: RawBuilder<unknown>
  /** Sort order of the batch. Default: longest waiting first. */
  first?: RawBuilder<unknown>
}

/**
 * Claims up to `limit` rows whose `periksa_pada` has come, and moves it to `retryAt`. No other process claims them meanwhile,
 * and a crash only delays them. `retryAt` must be less than a minute away, so that a restart continues the work in time.
 * @param also further assignments for the claimed rows, as `, column = value`
 */
export async function claimDue<Table extends (typeof CHECKED)[number]>(
  db: Db | Tx,
  table: Table,
  { now, retryAt, limit, only = sql`true`, first = sql`periksa_pada` }: Lease,
  also: RawBuilder<unknown> = sql``,
): Promise<Selectable<Database[Table]>[]> {
  const [rows, key] = [sql.table(table), sql.ref(`${table}_id`)]
  const claimed = await sql<Selectable<Database[Table]>>`
    UPDATE ${rows} SET periksa_pada = ${retryAt} ${also}
    WHERE ${key} IN (
      SELECT ${key} FROM ${rows} WHERE periksa_pada <= ${now} AND ${only}
      ORDER BY ${first} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return claimed.rows
}

/** Makes every row due whose check is more than `ms` milliseconds away: the clock that set its time may have been wrong. */
export async function makeDue(db: Db, now: Date, ms: number): Promise<void> {
  for (const table of CHECKED)
    await sql`UPDATE ${sql.table(table)} SET periksa_pada = ${now}
      WHERE periksa_pada > ${new Date(now.getTime() + ms)}`.execute(db)
}

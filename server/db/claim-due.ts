import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

interface Lease {
  now: Date
  retryAt: Date
  limit: number
  /** Those alone. */
  only?: RawBuilder<unknown>
  /** Which are taken first; those that wait longest, if absent. */
  first?: RawBuilder<unknown>
}

/**
 * Takes up to `limit` rows whose `periksa_pada` has come, and moves it to `retryAt`: no other process takes them meanwhile,
 * and one that dies over them only delays them. Whoever restarts the shop is promised that it goes on within a minute, so
 * `retryAt` is to come some time before that.
 * @param also what else is set in the rows that are taken, as `, column = value`
 */
export async function claimDue<Table extends 'notifikasi' | 'pesanan' | 'pengembalian' | 'titipan'>(
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

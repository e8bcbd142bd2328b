import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'
import type { Tx } from './transaction.ts'

interface Lease {
  now: Date
  retryAt: Date
  limit: number
}

/**
 * Takes up to `limit` rows whose `periksa_pada` has come, those that wait longest first, and moves it to `retryAt`: no
 * other process takes them meanwhile, and one that dies over them only delays them.
 * @param also what else is set in the rows that are taken, as `, column = value`
 */
export async function claimDue<Table extends 'notifikasi' | 'pesanan' | 'pengembalian' | 'titipan'>(
  db: Db | Tx,
  table: Table,
  { now, retryAt, limit }: Lease,
  also: RawBuilder<unknown> = sql``,
): Promise<Selectable<Database[Table]>[]> {
  const [rows, key] = [sql.table(table), sql.ref(`${table}_id`)]
  const claimed = await sql<Selectable<Database[Table]>>`
    UPDATE ${rows} SET periksa_pada = ${retryAt} ${also}
    WHERE ${key} IN (
      SELECT ${key} FROM ${rows} WHERE periksa_pada <= ${now}
      ORDER BY periksa_pada LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return claimed.rows
}

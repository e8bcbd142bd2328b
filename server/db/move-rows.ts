import { sql } from 'kysely'
import type { Database } from './tables.ts'
import type { Tx } from './transaction.ts'

/**
 * Gives rows of one account to another.
 * @param twin condition under which a row duplicates the row `lain` of the other account; the duplicate is deleted
 */
export async function moveRows(tx: Tx, tableName: keyof Database, from: number, to: number, twin?: string) {
  const table = sql.table(tableName)
  if (twin) await sql`DELETE FROM ${table} WHERE pengguna_id = ${from} AND ${hasTwin(tableName, to, twin)}`.execute(tx)
  await sql`UPDATE ${table} SET pengguna_id = ${to} WHERE pengguna_id = ${from}`.execute(tx)
}

/** Condition that the account `tujuan` has a row `lain` for which `twin` holds. */
export const hasTwin = (tableName: keyof Database, tujuan: number, twin: string) =>
  sql<boolean>`EXISTS (SELECT FROM ${sql.table(tableName)} lain WHERE lain.pengguna_id = ${tujuan} AND (${sql.raw(twin)}))`

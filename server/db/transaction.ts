import type { Transaction } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

/** A connection inside a transaction; who takes `Db | Tx` works in both places. */
export type Tx = Transaction<Database>

const ATTEMPTS = 4

/** Serialization failure and deadlock: the database rolled back and asks to be tried again. */
const TRANSIENT = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction (read committed) and returns what it returns; rolls back when it throws.
 * `work` may run up to four times, so it must do nothing outside the database that cannot be done twice. Within a transaction
 * it is a part of that one.
 */
export async function transaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRANSIENT.has(String(error.code))
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './tables.ts'

/** A connection inside a transaction. Functions that take `Db | Tx` work inside and outside of one. */
export type Tx = Transaction<Database>

const ATTEMPTS = 4

/** Serialization failure and deadlock: the database rolled back, and a retry may succeed. */
const TRANSIENT = new Set(['40001', '40P01'])

/** Idempotency record of the current request. */
export interface IdempotencyRecord {
  /** Unique ID; the same for every retry of the request. */
  id: string
  /** Stores the record in the transaction, before the work. @throws if the record exists already */
  store(tx: Tx): Promise<void>
  /** True after a transaction with the record was committed. */
  isDone: boolean
}

const wishes = new AsyncLocalStorage<IdempotencyRecord | undefined>()

/** Runs the work of a request whose first transaction stores the idempotency record. */
export const runIdempotent = <T>(wish: IdempotencyRecord, work: () => Promise<T>): Promise<T> => wishes.run(wish, work)

/**
 * Runs work outside the request's idempotency record: a status update from the provider, whose commit does not complete the
 * request, or a transaction that follows the committed work of the request.
 */
export const outsideIdempotency = <T>(work: () => Promise<T>): Promise<T> => wishes.run(undefined, work)

/** Returns the current request's idempotency key, to derive keys for calls to other services. */
export const idempotencyKey = (): string | undefined => wishes.getStore()?.id

/**
 * Runs `work` in one transaction (read committed) and returns its result; rolls back if it throws. `work` may run up to four
 * times, so its effects outside the database must be repeatable. Inside a transaction, `work` joins that transaction.
 * @throws if the request has committed its work, because a retry could not tell which of two transactions were committed
 */
export async function transaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  const wish = wishes.getStore()
  if (wish?.isDone) throw new Error('the work of this request is committed: call `asideOfWish` for another transaction')
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(async (tx) => {
        await wish?.store(tx)
        return work(tx)
      })
      if (wish) wish.isDone = true
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRANSIENT.has(String(error.code))
}

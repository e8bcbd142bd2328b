import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

/** A connection inside a transaction; who takes `Db | Tx` works in both places. */
export type Tx = Transaction<Database>

const ATTEMPTS = 4

/** Serialization failure and deadlock: the database rolled back and asks to be tried again. */
const TRANSIENT = new Set(['40001', '40P01'])

/** What a request is to do once, however often it comes. */
export interface Wish {
  /** The same when it comes again; nobody else has it. */
  id: string
  /** Writes it down, beside the work and before it. @throws where it is written down already */
  writeDown(tx: Tx): Promise<void>
  /** A transaction of it was committed, with what was written down. */
  isDone: boolean
}

const wishes = new AsyncLocalStorage<Wish | undefined>()

/** Runs the work of a request whose first transaction writes it down. */
export const runWish = <T>(wish: Wish, work: () => Promise<T>): Promise<T> => wishes.run(wish, work)

/** Runs what a request only learns on its way, such as the provider's word: committing that is not yet what was wished for. */
export const asideOfWish = <T>(work: () => Promise<T>): Promise<T> => wishes.run(undefined, work)

/** Of the request that is worked on, where it came with a key; for others who are to do something once. */
export const wishId = (): string | undefined => wishes.getStore()?.id

/**
 * Runs `work` in one transaction (read committed) and returns what it returns; rolls back when it throws.
 * `work` may run up to four times, so it must do nothing outside the database that cannot be done twice. Within a transaction
 * it is a part of that one.
 */
export async function transaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  const wish = wishes.getStore()
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(async (tx) => {
        if (wish && !wish.isDone) await wish.writeDown(tx)
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

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './tables.ts'

/** A connection inside a transaction. Functions that take `Db | Tx` work inside and outside of one. */
export type Tx = Transaction<Database>

const ATTEMPTS = 4

/** Serialization failure and deadlock: the database rolled back, and a retry may succeed. */
const TRANSIENT = new Set(['40001', '40P01'])

/**
 * Status of a response that was stored before its request was complete, such as that of a refund before the provider's answer.
 * Retries get it only if the process died.
 */
export const PROVISIONAL = 202

/** Idempotency record of the current request. */
export interface IdempotencyRecord {
  /** Unique ID; the same for every retry of the request. */
  id: string
  /** Stores the record in the transaction, before the work. @throws if the record exists already */
  store(tx: Tx): Promise<void>
  /** Stores a response in the transaction. */
  keep(tx: Tx, response: unknown): Promise<void>
  /** True after a transaction with the record was committed. */
  isDone: boolean
  /** The transaction with the request's work, once it only waits for the response. */
  work?: WaitingWork
}

/** A transaction whose work is done. It is committed with the response, or without one by the next turn of the event loop. */
interface WaitingWork {
  /**
   * Commits.
   * @param response stored in the transaction, unless the commit has begun
   * @returns true if this response was stored
   */
  commit(response?: unknown): Promise<boolean>
}

const wishes = new AsyncLocalStorage<IdempotencyRecord | undefined>()

/** Runs the work of a request whose first transaction stores the idempotency record. */
export const runIdempotent = <T>(wish: IdempotencyRecord, work: () => Promise<T>): Promise<T> => wishes.run(wish, work)

/**
 * Runs work outside the request's idempotency record: a status update from the provider, whose commit does not complete the
 * request, or calls and transactions that follow the request's work, which is committed first.
 * @param provisional body of the response to a retry, if the process dies before the request's own response is stored
 */
export async function outsideIdempotency<T>(work: () => Promise<T>, provisional?: object): Promise<T> {
  await wishes.getStore()?.work?.commit(provisional && { status: PROVISIONAL, body: provisional })
  return wishes.run(undefined, work)
}

/** Commits the request's work before an effect outside of its transaction, such as deleting a file. */
export const commitWork = async (): Promise<void> => void (await wishes.getStore()?.work?.commit())

/** Returns the current request's idempotency key, to derive keys for calls to other services. */
export const idempotencyKey = (): string | undefined => wishes.getStore()?.id

/**
 * Runs `work` in one transaction (read committed) and returns its result; rolls back if it throws. `work` may run up to four
 * times, so its effects outside the database must be repeatable. Inside a transaction, `work` joins that transaction. The
 * transaction of a request with an idempotency key is committed together with its response (ADR 33).
 * @throws if the request has committed its work, because a retry could not tell which of two transactions were committed
 */
export async function transaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  const wish = wishes.getStore()
  if (wish?.isDone || wish?.work)
    throw new Error('the work of this request is committed: call `outsideIdempotency` for another transaction')
  for (let attempt = 1; ; attempt++) {
    try {
      return await (wish ? withResponse(db, wish, work) : db.transaction().execute(work))
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error
    }
  }
}

/** Runs `work` in a transaction that stays open until the request has its response, within the same turn of the event loop. */
function withResponse<T>(db: Db | Tx, wish: IdempotencyRecord, work: (tx: Tx) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const answered = Promise.withResolvers<unknown>()
    let isAnswered = false
    const answer = (response: unknown) => {
      const isFirst = !isAnswered
      isAnswered = true
      answered.resolve(response)
      return isFirst && response !== undefined
    }
    const committed = db.transaction().execute(async (tx) => {
      await wish.store(tx)
      const result = await work(tx)
      wish.work = {
        async commit(response) {
          const isStored = answer(response)
          await committed
          wish.isDone = true
          return isStored
        },
      }
      resolve(result)
      // A request that waits for something else must not hold locks meanwhile.
      setImmediate(() => void wish.work?.commit().catch(() => {}))
      const response = await answered.promise
      if (response !== undefined) await wish.keep(tx, response)
    })
    committed.catch(reject)
  })
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRANSIENT.has(String(error.code))
}

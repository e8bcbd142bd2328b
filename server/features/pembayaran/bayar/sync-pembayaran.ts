import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { applyTransaction, type Observer } from './apply-transaction.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

interface SyncResult {
  status: StatusPembayaran
  /** True if the provider knows a transaction; its state is applied. */
  found: boolean
}

/** Status queries that run in this process, by order_id of the attempt. */
const runningQueries = new Map<string, Promise<unknown>>()

/**
 * Runs `query` and registers it, so that `isBeingConfirmed` can wait for its result. @param query resolves to the order's
 * payment state, or to another text
 */
export async function trackQuery<T>(orderId: string, query: () => Promise<T>): Promise<T> {
  const answer = query()
  runningQueries.set(orderId, answer)
  try {
    return await answer
  } finally {
    if (runningQueries.get(orderId) === answer) runningQueries.delete(orderId)
  }
}

/** Waits for a running status query about this attempt. True if it finds the attempt paid. */
export const isBeingConfirmed = async (orderId: string): Promise<boolean> =>
  (await runningQueries.get(orderId)?.catch(() => undefined)) === 'success'

/**
 * Queries the provider about every attempt to pay an order and applies the answers. No database transaction is open during
 * the network calls.
 * @param transactionId of the order's payment according to a browser or a person; used only if the provider confirms that it
 * belongs to one of the attempts
 * @throws MidtransError if the provider is unreachable; attempts before the failing one stay applied
 */
export async function syncPembayaran(
  deps: Deps,
  order: { pesanan_id: number; status_pembayaran: StatusPembayaran },
  actor: Observer,
  transactionId?: string,
): Promise<SyncResult> {
  const pembayaran = pembayaranRepository(deps.db)
  let result: SyncResult = { status: order.status_pembayaran, found: false }
  let failure: unknown
  const apply = async (attempt: PembayaranRow, query: () => Promise<StatusPembayaran | undefined>) => {
    const status = await trackQuery(attempt.order_id, query)
    if (status) result = { status, found: true }
  }
  for (const attempt of await pembayaran.listAttempts(order.pesanan_id))
    await apply(attempt, () => syncAttempt(deps, attempt, actor)).catch((error: unknown) => {
      if (!transactionId) throw error
      failure = error
    })
  if (!transactionId) return result
  const attempts = await pembayaran.listAttempts(order.pesanan_id)
  if (!attempts.some((attempt) => attempt.transaction_id === transactionId)) {
    const named = await deps.midtrans.getStatus(transactionId)
    const attempt = named && attempts.find(({ order_id }) => order_id === named.order_id)
    if (attempt) await apply(attempt, () => applyTransaction(deps, attempt, named, actor))
  }
  if (failure && !result.found) throw failure
  return result
}

/**
 * Queries the provider about one attempt and applies the answer.
 * @param transactionId from a signed notification: some methods (DANA) accept it, but not the order_id
 * @returns the order's payment state; undefined if the provider knows no transaction of this attempt
 * @throws MidtransError
 */
export async function syncAttempt(
  deps: Deps,
  attempt: PembayaranRow,
  actor: Observer,
  transactionId = attempt.transaction_id ?? undefined,
): Promise<StatusPembayaran | undefined> {
  const verified =
    (await deps.midtrans.getStatus(attempt.order_id)) ??
    (transactionId ? await deps.midtrans.getStatus(transactionId) : undefined)
  return verified && applyTransaction(deps, attempt, verified, actor)
}

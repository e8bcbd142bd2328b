import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { applyTransaction, type Pengamat } from './apply-transaction.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

interface SyncResult {
  status: StatusPembayaran
  /** The provider knows a transaction, and its state is applied. */
  found: boolean
}

/** What this process looks into just now: attempts, and what comes of it. */
const asking = new Map<string, Promise<unknown>>()

/** Lets others know meanwhile that somebody looks into an attempt. @param ask returns what becomes of its order, among other words */
export async function lookInto<T>(orderId: string, ask: () => Promise<T>): Promise<T> {
  const answer = ask()
  asking.set(orderId, answer)
  try {
    return await answer
  } finally {
    if (asking.get(orderId) === answer) asking.delete(orderId)
  }
}

/** Does somebody look into this attempt just now, and find it paid? */
export const isBeingConfirmed = async (orderId: string): Promise<boolean> =>
  (await asking.get(orderId)?.catch(() => undefined)) === 'success'

/**
 * Asks the provider about every attempt to pay an order and applies the answers. No database transaction is open while
 * the network is waited for.
 * @throws MidtransError when the provider cannot be asked; nothing is changed then
 */
export async function syncPembayaran(
  deps: Deps,
  order: { pesanan_id: number; status_pembayaran: StatusPembayaran },
  oleh: Pengamat,
): Promise<SyncResult> {
  let result: SyncResult = { status: order.status_pembayaran, found: false }
  for (const attempt of await pembayaranRepository(deps.db).listAttempts(order.pesanan_id)) {
    const status = await lookInto(attempt.order_id, () => syncAttempt(deps, attempt, oleh))
    if (status) result = { status, found: true }
  }
  return result
}

/**
 * @param transactionId from a signed notification: some methods (DANA) answer to it and not to the order_id
 * @returns the order's payment state; undefined when the provider knows no transaction of this attempt
 * @throws MidtransError
 */
export async function syncAttempt(
  deps: Deps,
  attempt: PembayaranRow,
  oleh: Pengamat,
  transactionId = attempt.transaction_id ?? undefined,
): Promise<StatusPembayaran | undefined> {
  const verified =
    (await deps.midtrans.getStatus(attempt.order_id)) ??
    (transactionId ? await deps.midtrans.getStatus(transactionId) : undefined)
  return verified && applyTransaction(deps, attempt, verified, oleh)
}

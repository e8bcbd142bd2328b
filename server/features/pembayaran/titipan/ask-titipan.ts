import type { TitipanRow } from '#server/db/schema.ts'
import { outsideIdempotency, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import type { Transaction } from '#server/midtrans/status.ts'
import { applyTitipan } from './keep-titipan.ts'
import { titipanRepository } from './titipan.repository.ts'

/**
 * Queries the provider about a titipan (money without an order) and stores the answer. No database transaction is open
 * meanwhile.
 * @returns the provider's answer; undefined if the provider is unreachable or no longer knows the transaction
 */
export async function queryTitipan(
  { db, clock, midtrans, log }: Deps,
  { titipan_id: id, transaction_id: transactionId }: TitipanRow,
): Promise<Transaction | undefined> {
  try {
    const verified = await midtrans.getStatus(transactionId)
    if (verified?.transaction_id !== transactionId) return undefined
    await outsideIdempotency(() =>
      transaction(db, async (tx) => {
        const row = await titipanRepository(tx).lock(id)
        if (row) await applyTitipan(tx, row, verified, clock())
      }),
    )
    return verified
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    log.warn({ transactionId, reason: error.message }, 'money without an order not checked')
    return undefined
  }
}

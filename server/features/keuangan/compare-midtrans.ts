import { setTimeout as delay } from 'node:timers/promises'
import { midnightWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { pesananAmount, refundedAmount, type Transaction, toEvent, toRupiah } from '#server/midtrans/status.ts'
import { cocokRepository, type ProviderSide } from './cocok.repository.ts'

/** Days whose payments are compared every night: refunds and reversals come later than the payment. */
const COMPARED_DAYS = 7
/** Days for which a difference counts as a task: the default period of the list. */
const TASK_DAYS = 30
/** Pause between two queries in milliseconds, so that the provider always has room for buyers. */
const PAUSE_MS = 200
const BATCH = 100

/**
 * Asks the provider about each payment of the last days, and stores its answer beside the ledger. The provider has no list of
 * transactions. Nothing is applied: a difference is for a person. Ends early if the provider does not answer; the next run
 * continues.
 * @returns the number of payments compared
 */
export async function compareMidtrans({ db, clock, midtrans, log }: Deps): Promise<number> {
  const cocok = cocokRepository(db)
  const today = midnightWib(clock(), 0)
  const days = { since: midnightWib(clock(), COMPARED_DAYS), today }
  let compared = 0
  for (let after = 0; ; ) {
    const due = await cocok.listDue(days, after, BATCH)
    for (const { pembayaran_id, id } of due) {
      after = pembayaran_id
      try {
        await cocok.save(pembayaran_id, sideOf(await midtrans.getStatus(id)), clock())
        compared++
      } catch (error) {
        if (!(error instanceof MidtransError)) throw error
        log.warn({ pembayaran_id, reason: error.message }, 'payment not compared')
        if (error.kind === 'unreachable') return compared
      }
      await delay(PAUSE_MS)
    }
    if (due.length < BATCH) return compared
  }
}

/** Counts the differences of the last days. */
export const countDifferent = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  cocokRepository(db).countDifferent(midnightWib(clock(), TASK_DAYS - 1))

function sideOf(transaction: Transaction | undefined): ProviderSide {
  if (!transaction) return { status: null, midtrans: 0, midtransKembali: 0 }
  const event = toEvent(transaction)
  const isPaid = event === 'lunas' || event === 'kembali'
  const amount = isPaid ? (pesananAmount(transaction) ?? toRupiah(transaction.gross_amount) ?? 0) : 0
  return {
    status: transaction.transaction_status,
    midtrans: amount,
    midtransKembali: refundedAmount(transaction, amount),
  }
}

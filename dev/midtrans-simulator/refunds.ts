import { SECOND } from './clock.ts'
import { methodOf, move, notify } from './payments.ts'
import type { Simulation } from './simulation.ts'
import type { Refund, Transaction } from './transactions.ts'

export interface RefundRequest {
  refund_key?: string
  amount?: number
  reason?: string
}

/** Error codes: 406 = the key was used before, 412 = not settled or no refunds for this method, 414 = invalid amount. */
export type RefundResult = { ok: true; refund: Refund } | { ok: false; code: '406' | '412' | '414' }

const BANK_DELAY = 2 * SECOND

export function refund(
  sim: Simulation,
  transaction: Transaction,
  request: RefundRequest,
  { anyMethod = false }: { anyMethod?: boolean } = {},
): RefundResult {
  const method = methodOf(transaction)
  const remaining = refundable(transaction)
  const amount = request.amount ?? remaining
  const isSettled = transaction.state === 'settlement' || transaction.state === 'partial_refund'
  if (!isSettled || (method.refund === 'none' && !anyMethod)) return { ok: false, code: '412' }
  if (transaction.refunds.some((done) => done.refund_key === request.refund_key)) return { ok: false, code: '406' }
  if (!(amount > 0 && amount <= remaining)) return { ok: false, code: '414' }
  if (amount < remaining && method.refund === 'full' && !anyMethod) return { ok: false, code: '414' }

  const refund: Refund = {
    refund_chargeback_id: Number(sim.random.digits(6)),
    refund_key: request.refund_key ?? sim.random.uuid(),
    refund_amount: amount,
    reason: request.reason,
    created_at: sim.clock.now(),
  }
  transaction.refunds.push(refund)
  move(sim, transaction, amount === remaining ? 'refund' : 'partial_refund')
  confirmByBank(sim, transaction, refund)
  return { ok: true, refund }
}

/** Sends the second notification of a refund: the same status, now confirmed by the bank. */
function confirmByBank(sim: Simulation, transaction: Transaction, refund: Refund) {
  refund.bank_confirmed_at = sim.clock.now() + BANK_DELAY
  notify(sim, transaction)
}

export const refundable = (transaction: Transaction) =>
  transaction.gross_amount - transaction.refunds.reduce((sum, refund) => sum + refund.refund_amount, 0)

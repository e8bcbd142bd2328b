import { findMethod } from './methods.ts'
import { acceptLater, methodOf, move, startAttempt } from './payments.ts'
import { refund, refundable } from './refunds.ts'
import type { Session } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import { isPaid, isWaiting, type Transaction } from './transactions.ts'

export const outcomes = [
  'settle',
  'pending',
  'deny',
  'expire',
  'cancel',
  'capture',
  'challenge',
  'pending-then-accept',
  'failure',
  'reverse',
  'refund',
  'partial_refund',
  'chargeback',
] as const
export type Outcome = (typeof outcomes)[number]

/** Default method of an outcome: one for which the outcome can occur. */
const usualMethod: Partial<Record<Outcome, string>> = {
  capture: 'credit_card',
  challenge: 'credit_card',
  deny: 'credit_card',
  'pending-then-accept': 'credit_card',
  chargeback: 'credit_card',
  failure: 'gopay',
  reverse: 'permata_va',
  refund: 'other_qris',
  partial_refund: 'other_qris',
}

/** Runs an outcome to its end without a browser. Returns undefined if the life cycle forbids it. */
export function play(
  sim: Simulation,
  session: Session,
  outcome: Outcome,
  { method: key, amount }: { method?: string; amount?: number } = {},
): Transaction | undefined {
  const latest = sim.ledger.attempts(session.order_id).at(-1)
  const paid = sim.ledger
    .attempts(session.order_id)
    .findLast((attempt) => isPaid(attempt.state) || attempt.refunds.length)

  switch (outcome) {
    case 'reverse':
    case 'chargeback':
    case 'refund':
    case 'partial_refund': {
      const target = paid ?? settle(sim, waitingAttempt(sim, session, outcome, key))
      return afterPayment(sim, target, outcome, amount) ? target : undefined
    }
    case 'cancel': {
      const target = latest ?? waitingAttempt(sim, session, outcome, key)
      return move(sim, target, 'cancel') ? target : undefined
    }
    case 'settle': {
      if (latest?.state === 'capture' && !key) return settle(sim, latest)
      return settle(sim, waitingAttempt(sim, session, outcome, key))
    }
    case 'pending':
      return waitingAttempt(sim, session, outcome, key)
    case 'pending-then-accept': {
      const target = waitingAttempt(sim, session, outcome, key)
      acceptLater(sim, target)
      return target
    }
    default: {
      const target = waitingAttempt(sim, session, outcome, key)
      return move(sim, target, outcome) ? target : undefined
    }
  }
}

/** Returns the pending attempt, or a new one if there is none or another method is wanted. */
function waitingAttempt(sim: Simulation, session: Session, outcome: Outcome, key?: string): Transaction {
  const latest = sim.ledger.attempts(session.order_id).at(-1)
  if (latest && isWaiting(latest.state) && (!key || key === latest.method)) return latest
  const method = findMethod(key ?? usualMethod[outcome] ?? 'bca_va')
  if (!method) throw new Error(`Unknown payment method ${key}`)
  return startAttempt(sim, session, method)
}

function settle(sim: Simulation, transaction: Transaction): Transaction {
  // A card is captured first. The bank settles it about a day later; tests skip that.
  if (methodOf(transaction).kind === 'card' && transaction.state !== 'capture') move(sim, transaction, 'capture')
  move(sim, transaction, 'settlement')
  return transaction
}

function afterPayment(sim: Simulation, transaction: Transaction, outcome: Outcome, amount?: number): boolean {
  if (outcome === 'reverse') return move(sim, transaction, 'deny')
  if (outcome === 'chargeback') return move(sim, transaction, 'chargeback')
  const part = outcome === 'partial_refund' ? (amount ?? Math.ceil(refundable(transaction) / 2)) : amount
  return refund(sim, transaction, { amount: part }, { anyMethod: true }).ok
}

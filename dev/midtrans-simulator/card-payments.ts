import { findCard, type TestCard, testCards } from './cards.ts'
import type { Method } from './methods.ts'
import { acceptLater, methodOf, move, startAttempt } from './payments.ts'
import type { Session } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import type { Transaction } from './transactions.ts'

/** Charges a test card: at once, or pending until the one-time password arrives. Returns undefined for an unknown number. */
export function chargeCard(sim: Simulation, session: Session, method: Method, number: string): Transaction | undefined {
  const card = findCard(number)
  if (!card) return undefined
  const isAnsweredLater = card.flow === 'otp' || card.outcome === 'accept_after_a_minute'
  const state = isAnsweredLater ? 'pending' : card.outcome === 'accept' ? 'capture' : 'deny'
  const transaction = startAttempt(sim, session, method, { cardNumber: card.number, state })
  if (card.outcome === 'accept_after_a_minute') acceptLater(sim, transaction)
  return transaction
}

export function waitsForOtp(transaction: Transaction): boolean {
  return transaction.state === 'pending' && methodOf(transaction).kind === 'card' && cardOf(transaction)?.flow === 'otp'
}

/** Applies the bank's decision after 3-D Secure. */
export function finishCard(sim: Simulation, transaction: Transaction, authenticated: boolean) {
  const outcome = cardOf(transaction)?.outcome
  move(sim, transaction, authenticated && outcome === 'accept' ? 'capture' : 'deny', outcome)
}

/** Finds the test card by its masked number: no two test cards share one, and a transaction stores no full number. */
function cardOf({ details }: Transaction): TestCard | undefined {
  const [start, end] = String(details.masked_card ?? '').split('-')
  return testCards.find(({ number }) => start && end && number.startsWith(start) && number.endsWith(end))
}

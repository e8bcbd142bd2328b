import { DAY, MINUTE } from './clock.ts'
import { asObject } from './json.ts'
import { findMethod, type Method } from './methods.ts'
import { detailsWhenChosen, detailsWhenPaid, detailsWhenRefused } from './payment-details.ts'
import { attemptExpiry, type Session } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import { canMove, isPaid, isRefused, type State, type Transaction } from './transactions.ts'
import { transactionBody } from './webhooks/notification.ts'

/** Maximum number of refusals. The next one closes the session. */
export const MAX_DENIALS = 3

/** Starts an attempt with the chosen method. From now on the order id is taken. */
export function startAttempt(
  sim: Simulation,
  session: Session,
  method: Method,
  { cardNumber, state = 'pending' }: { cardNumber?: string; state?: State } = {},
): Transaction {
  const now = sim.clock.now()
  const imposedFee = isFeeImposed(sim, session) ? sim.config.imposedFee : 0
  const transaction: Transaction = {
    transaction_id: sim.random.uuid(),
    order_id: session.order_id,
    token: session.token,
    method: method.key,
    payment_type: method.paymentType,
    gross_amount: session.gross_amount + imposedFee,
    imposed_fee: imposedFee,
    state,
    created_at: now,
    expires_at: attemptExpiry(session.request, method, now),
    details: detailsWhenChosen(method, sim.random, cardNumber),
    refunds: [],
    timers: [],
  }
  sim.ledger.addTransaction(transaction)
  enterState(sim, transaction)
  notify(sim, transaction)
  return transaction
}

/** Moves a transaction if the life cycle allows it, and notifies the merchant. */
export function move(sim: Simulation, transaction: Transaction, to: State, reason?: string): boolean {
  if (!canMove(transaction.state, to)) return false
  transaction.state = to
  enterState(sim, transaction, reason)
  notify(sim, transaction)
  return true
}

/** Applies all due timers: expiry, settlement of cards, late decisions of banks. */
export function runTimers(sim: Simulation) {
  const now = sim.clock.now()
  for (const transaction of sim.ledger.timed) {
    // The earliest timer wins: entering its state cancels the others.
    const [next] = transaction.timers.toSorted((a, b) => a.at - b.at)
    if (next && next.at <= now) move(sim, transaction, next.to)
  }
}

function schedule(sim: Simulation, transaction: Transaction, to: State, at: number) {
  transaction.timers.push({ at, to })
  sim.ledger.timed.add(transaction)
}

export function notify(sim: Simulation, transaction: Transaction) {
  const session = sim.ledger.sessions.get(transaction.token)
  const dashboard = sim.config.notificationUrl ? [sim.config.notificationUrl] : []
  const main = session?.notify.override.length ? session.notify.override : dashboard
  const urls = [...main, ...(session?.notify.append ?? [])]
  sim.webhooks.send(urls, transactionBody(sim, session, transaction, 'notification'))
  sim.changed({ session, transaction })
}

export function methodOf(transaction: Transaction): Method {
  const method = findMethod(transaction.method)
  if (!method) throw new Error(`Unknown payment method ${transaction.method}`)
  // On a desktop a wallet is offered as a QR.
  return transaction.payment_type === 'qris' ? { ...method, kind: 'qr', refund: 'partial' } : method
}

export function denials(sim: Simulation, session: Session): number {
  return sim.ledger.attempts(session.order_id).filter((attempt) => isRefused(attempt.state)).length
}

function enterState(sim: Simulation, transaction: Transaction, reason?: string) {
  const { state } = transaction
  const method = methodOf(transaction)
  const session = sim.ledger.sessions.get(transaction.token)
  sim.ledger.timed.delete(transaction)
  transaction.timers = []
  if (state === 'pending' || state === 'authorize') schedule(sim, transaction, 'expire', transaction.expires_at)
  if (state === 'capture') schedule(sim, transaction, 'settlement', sim.clock.now() + DAY)
  if (state === 'settlement') transaction.settled_at = sim.clock.now()
  if (isPaid(state)) transaction.details = { ...detailsWhenPaid(method, sim.random), ...transaction.details }
  if (isRefused(state)) Object.assign(transaction.details, detailsWhenRefused(method, reason))
  if (session && endsSession(sim, session, state)) session.ended ??= 'closed'
}

function endsSession(sim: Simulation, session: Session, state: State): boolean {
  if (isRefused(state)) return denials(sim, session) > MAX_DENIALS
  return isPaid(state) || state === 'cancel' || state === 'expire'
}

function isFeeImposed(sim: Simulation, session: Session): boolean {
  return sim.config.imposedFee > 0 && asObject(session.request.customer_imposed_payment_fee).enable !== false
}

/** Schedules the bank's acceptance after a minute, as for the sandbox card that is pending first. */
export function acceptLater(sim: Simulation, transaction: Transaction) {
  const paid = methodOf(transaction).kind === 'card' ? 'capture' : 'settlement'
  schedule(sim, transaction, paid, sim.clock.now() + MINUTE)
}

import { asObject, type JsonObject } from '#dev/midtrans-simulator/json.ts'
import { findMethod } from '#dev/midtrans-simulator/methods.ts'
import { detailsWhenChosen } from '#dev/midtrans-simulator/payment-details.ts'
import type { Session } from '#dev/midtrans-simulator/sessions.ts'
import type { Simulation } from '#dev/midtrans-simulator/simulation.ts'
import type { State, Transaction } from '#dev/midtrans-simulator/transactions.ts'
import { type Body, money, sign, transactionBody } from './notification.ts'

export const forgeries = [
  'genuine',
  'bad_signature',
  'wrong_amount',
  'amount_as_number',
  'fee_inflated',
  'unknown_order',
  'changed_status',
  'test_notification',
] as const
export type Forgery = (typeof forgeries)[number]

/**
 * Returns a notification that Midtrans would not send, or not at this time.
 * Except for `bad_signature`, each has a signature that is valid for its fields: a shop must not rely on the signature alone.
 */
export function forge(sim: Simulation, orderId: string, kind: Forgery, state: State, fields: JsonObject): JsonObject {
  const genuine = genuineBody(sim, orderId, state)
  const forged: JsonObject = { ...genuine, ...spoil(sim, kind, genuine), ...asObject(fields) }
  if (!('signature_key' in fields) && kind !== 'bad_signature' && kind !== 'changed_status') {
    const { order_id, status_code } = forged
    const amount = typeof forged.gross_amount === 'number' ? money(forged.gross_amount) : String(forged.gross_amount)
    forged.signature_key = sign(String(order_id), String(status_code), amount, sim.config.serverKey)
  }
  return forged
}

function spoil(sim: Simulation, kind: Forgery, genuine: Body): JsonObject {
  const amount = Number(genuine.gross_amount)
  switch (kind) {
    case 'genuine':
      return {}
    case 'bad_signature':
      return { signature_key: sign(String(genuine.order_id), '200', money(amount), 'not-the-server-key') }
    case 'wrong_amount':
      return { gross_amount: money(Math.max(1, amount - 1000)) }
    case 'amount_as_number':
      return { gross_amount: amount }
    case 'fee_inflated':
      return { gross_amount: money(amount + 4000), metadata: { extra_info: { original_amount: money(amount) } } }
    case 'unknown_order':
      return { order_id: `unknown-${sim.random.digits(8)}`, transaction_id: sim.random.uuid() }
    case 'changed_status':
      // The signature does not cover the status, so an attacker can turn a replayed pending into a settlement.
      return { transaction_status: 'settlement' }
    case 'test_notification':
      return { order_id: `payment_notif_test_${sim.config.merchantId}_${sim.random.uuid()}` }
  }
}

/** Returns the body of the order's latest attempt, or of an invented one if there is none. */
function genuineBody(sim: Simulation, orderId: string, state: State): Body {
  const session = sim.ledger.sessionOf(orderId)
  const attempt = sim.ledger.attempts(orderId).at(-1) ?? imagined(sim, orderId, session)
  return transactionBody(sim, session, { ...attempt, state }, 'notification')
}

function imagined(sim: Simulation, orderId: string, session: Session | undefined): Transaction {
  const method = findMethod('bca_va')
  if (!method) throw new Error('BCA virtual account is missing from the table of methods')
  const now = sim.clock.now()
  return {
    transaction_id: sim.random.uuid(),
    order_id: orderId,
    token: session?.token ?? '',
    method: method.key,
    payment_type: method.paymentType,
    gross_amount: session?.gross_amount ?? 10_000,
    imposed_fee: 0,
    state: 'pending',
    created_at: now,
    expires_at: now + method.expiryMs,
    details: detailsWhenChosen(method, sim.random),
    refunds: [],
    timers: [],
  }
}

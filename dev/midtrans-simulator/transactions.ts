import type { Json } from './json.ts'

/** One payment attempt, a transaction in Midtrans' words. Several may share one order_id. */
export interface Transaction {
  transaction_id: string
  order_id: string
  token: string
  /** Name in `enabled_payments`. */
  method: string
  payment_type: string
  gross_amount: number
  /** Imposed fee in rupiah, included in gross_amount. */
  imposed_fee: number
  state: State
  created_at: number
  expires_at: number
  settled_at?: number
  /** Fields of this payment type, as they appear in notifications. */
  details: Record<string, Json>
  refunds: Refund[]
  /** Scheduled state changes. They are void if the state changes before. */
  timers: { at: number; to: State }[]
}

export interface Refund {
  refund_chargeback_id: number
  refund_key: string
  refund_amount: number
  reason?: string
  created_at: number
  bank_confirmed_at?: number
}

/** States of a transaction. `challenge` is a capture under manual review; Midtrans sends it as capture + fraud_status. */
export type State =
  | 'pending'
  | 'authorize'
  | 'capture'
  | 'challenge'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'partial_refund'
  | 'refund'
  | 'partial_chargeback'
  | 'chargeback'

const moves: Record<State, readonly State[]> = {
  pending: ['settlement', 'capture', 'challenge', 'deny', 'cancel', 'expire', 'failure'],
  authorize: ['capture', 'cancel', 'deny', 'expire'],
  challenge: ['capture', 'deny', 'cancel', 'expire'],
  capture: ['settlement', 'cancel'],
  // deny after settlement is a reversal by the bank.
  settlement: ['partial_refund', 'refund', 'partial_chargeback', 'chargeback', 'deny'],
  partial_refund: ['partial_refund', 'refund'],
  partial_chargeback: ['chargeback'],
  deny: [],
  cancel: [],
  expire: [],
  failure: [],
  refund: [],
  chargeback: [],
}

export function canMove(from: State, to: State): boolean {
  return moves[from].includes(to)
}

export const isWaiting = (state: State) => state === 'pending' || state === 'authorize' || state === 'challenge'
export const isPaid = (state: State) => state === 'capture' || state === 'settlement'
/** True if the attempt failed. The session may try again. */
export const isRefused = (state: State) => state === 'deny' || state === 'failure'

/** Returns the status code. The signature covers it, so it must be exactly Midtrans' code. */
export function statusCode(state: State, kind: 'notification' | 'response'): string {
  if (isWaiting(state)) return '201'
  if (state === 'expire') return kind === 'notification' ? '202' : '407'
  return isRefused(state) || state === 'cancel' ? '202' : '200'
}

export function wireStatus(state: State): { transaction_status: string; fraud_status: string } {
  if (state === 'challenge') return { transaction_status: 'capture', fraud_status: 'challenge' }
  return { transaction_status: state, fraud_status: state === 'deny' ? 'deny' : 'accept' }
}

import { z } from 'zod'

/**
 * A transaction as Midtrans describes it, as far as the shop reads it. Every value is text, absent fields are left
 * out, new ones appear without notice.
 */
export const Transaction = z.looseObject({
  order_id: z.string(),
  transaction_id: z.string(),
  transaction_status: z.string().toLowerCase(),
  status_code: z.string(),
  gross_amount: z.string(),
  currency: z.string().default('IDR'),
  fraud_status: z.string().optional(),
  payment_type: z.string().optional(),
})
export type Transaction = z.infer<typeof Transaction>

/**
 * What a transaction's state means for the shop:
 * `menunggu` nothing yet, `lunas` money is in, `ditolak` this attempt brought no money, `batal` and `kedaluwarsa` the
 * transaction ended, `kembali` money went back.
 */
export type Peristiwa = 'menunggu' | 'lunas' | 'ditolak' | 'batal' | 'kedaluwarsa' | 'kembali'

const PERISTIWA: Record<string, Peristiwa> = {
  pending: 'menunggu',
  authorize: 'menunggu',
  capture: 'lunas',
  settlement: 'lunas',
  deny: 'ditolak',
  failure: 'ditolak',
  cancel: 'batal',
  expire: 'kedaluwarsa',
  refund: 'kembali',
  chargeback: 'kembali',
  // Part of the money stayed: the order remains paid, a person looks at the rest.
  partial_refund: 'lunas',
  partial_chargeback: 'lunas',
}

/** A state that Midtrans may add one day says nothing, so it changes nothing. A challenged card waits for a decision. */
export function toPeristiwa({
  transaction_status,
  fraud_status,
}: Pick<Transaction, 'transaction_status' | 'fraud_status'>): Peristiwa {
  const peristiwa = PERISTIWA[transaction_status] ?? 'menunggu'
  if (peristiwa === 'lunas' && fraud_status === 'challenge') return 'menunggu'
  if (peristiwa === 'lunas' && fraud_status === 'deny') return 'ditolak'
  return peristiwa
}

/** "10000.00" → 10000. Anything but whole rupiah is undefined: such an amount fits no order. */
export function toRupiah(grossAmount: string): number | undefined {
  const match = /^(\d{1,15})(?:\.0{1,2})?$/.exec(grossAmount)
  return match ? Number(match[1]) : undefined
}

/** Money that the provider itself confirms is never ignored, not even after an end. */
const LATE_MONEY = ['settlement', 'capture']

const FOLLOWERS: Record<string, readonly string[]> = {
  pending: ['settlement', 'capture', 'authorize', 'deny', 'cancel', 'expire', 'failure'],
  authorize: ['capture', 'settlement', 'cancel', 'deny', 'expire'],
  capture: ['settlement', 'cancel', 'deny', 'refund', 'partial_refund', 'chargeback', 'partial_chargeback'],
  settlement: ['refund', 'partial_refund', 'chargeback', 'partial_chargeback', 'deny'],
  partial_refund: ['refund'],
  partial_chargeback: ['chargeback'],
  deny: LATE_MONEY,
  failure: LATE_MONEY,
  cancel: LATE_MONEY,
  expire: LATE_MONEY,
}

/**
 * May one transaction (one transaction_id) go from one state to the other? Keeps an answer that was overtaken on the
 * way from undoing a newer one. Source: Midtrans' transaction status cycle.
 */
export function canFollow(from: string | null, to: string): boolean {
  return from === null || from === to || (FOLLOWERS[from] ?? []).includes(to)
}

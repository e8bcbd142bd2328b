import { z } from 'zod'
import { dictionary } from './dictionary.ts'

/** An optional descriptive field: an invalid value is ignored, so that it does not hide the payment state. */
const described = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

/**
 * A transaction of Midtrans, with the fields that the shop reads. Every value is text, absent fields are omitted, and new ones
 * appear without notice.
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
  /** In GMT+7 without an offset, like all its times. */
  expiry_time: described(z.string()),
  transaction_time: described(z.string()),
  settlement_time: described(z.string()),
  va_numbers: described(z.array(z.object({ bank: z.string(), va_number: z.string() }))),
  permata_va_number: described(z.string()),
  bill_key: described(z.string()),
  biller_code: described(z.string()),
  store: described(z.string()),
  payment_code: described(z.string()),
  acquirer: described(z.string()),
  issuer: described(z.string()),
  masked_card: described(z.string()),
  bank: described(z.string()),
  refund_amount: described(z.string()),
  refunds: described(z.array(z.object({ refund_key: described(z.string()), created_at: described(z.string()) }))),
})
export type Transaction = z.infer<typeof Transaction>

/**
 * Meaning of a transaction's state for the shop: `menunggu` no result yet, `lunas` paid, `ditolak` this attempt brought no
 * money, `batal` and `kedaluwarsa` the transaction ended, `kembali` the money was returned.
 */
export type ProviderEvent = 'menunggu' | 'lunas' | 'ditolak' | 'batal' | 'kedaluwarsa' | 'kembali'

const EVENTS = dictionary<ProviderEvent>({
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
  // Part of the money stayed: the order remains paid, and an administrator handles the rest.
  partial_refund: 'lunas',
  partial_chargeback: 'lunas',
})

/**
 * Maps a transaction's state to its meaning. An unknown state counts as `menunggu`, so it changes nothing, as does a challenged
 * card.
 */
export function toEvent({
  transaction_status,
  fraud_status,
}: Pick<Transaction, 'transaction_status' | 'fraud_status'>): ProviderEvent {
  const event = EVENTS.get(transaction_status) ?? 'menunggu'
  if (event === 'lunas' && fraud_status === 'challenge') return 'menunggu'
  if (event === 'lunas' && fraud_status === 'deny') return 'ditolak'
  return event
}

/**
 * Status codes that Midtrans sends with each state. Sources: its notification guide and samples; `cancel` is seen with both.
 */
const CODES = dictionary<readonly string[]>({
  pending: ['201'],
  authorize: ['200', '201'],
  capture: ['200', '201'],
  settlement: ['200'],
  refund: ['200'],
  partial_refund: ['200'],
  chargeback: ['200'],
  partial_chargeback: ['200'],
  deny: ['202'],
  failure: ['202'],
  cancel: ['200', '202'],
  expire: ['202', '407'],
})

/** True if state and code match. The signature covers the code but not the state. An unknown state matches any code. */
export function hasFittingCode({
  transaction_status,
  status_code,
}: Record<'transaction_status' | 'status_code', string>) {
  return CODES.get(transaction_status.toLowerCase())?.includes(status_code) ?? true
}

/**
 * True if a transaction reports incoming or returned money under a code that contradicts it. Such a response is not trusted at
 * all.
 */
export function contradictsItself(transaction: Transaction): boolean {
  const event = toEvent(transaction)
  return (event === 'lunas' || event === 'kembali') && transaction.status_code !== '200'
}

/** Parses an amount: "10000.00" → 10000. Undefined unless it is in whole rupiah: no order has such an amount. */
export function toRupiah(grossAmount: string): number | undefined {
  const match = /^(\d{1,15})(?:\.0{1,2})?$/.exec(grossAmount)
  return match ? Number(match[1]) : undefined
}

const ExtraInfo = z.object({ original_amount: z.string(), customer_imposed_payment_fee: z.string() })

/**
 * Returns the order's share of a transaction in rupiah. If the customer pays Midtrans' fee, gross_amount includes the fee; the
 * parts are in extra_info, here or inside metadata.
 * @returns undefined unless it is in whole rupiah and the parts add up
 */
export function pesananAmount(transaction: Billed) {
  const gross = toRupiah(transaction.gross_amount)
  const parts = partsOf(transaction)
  if (!parts) return gross
  const { original, fee } = parts
  return original !== undefined && fee !== undefined && original + fee === gross ? original : undefined
}

/** Returns the customer's additional fee for the payment method in rupiah; 0 if Midtrans does not report it. */
export const biayaPembeli = (transaction: Billed): number => partsOf(transaction)?.fee ?? 0

type Billed = Record<string, unknown> & { gross_amount: string }

function partsOf({ extra_info, metadata }: Billed) {
  const { data } = z.union([ExtraInfo, z.object({ extra_info: ExtraInfo })]).safeParse(extra_info ?? metadata)
  if (!data) return undefined
  const parts = 'extra_info' in data ? data.extra_info : data
  return { original: toRupiah(parts.original_amount), fee: toRupiah(parts.customer_imposed_payment_fee) }
}

/**
 * Returns the refunded amount of a transaction of `amount`, in rupiah. A full refund always counts as `amount`, because the
 * reported sum may include Midtrans' fee.
 */
export function refundedAmount(transaction: Transaction, amount: number): number {
  if (toEvent(transaction) === 'kembali') return amount
  return Math.min(toRupiah(transaction.refund_amount ?? '') ?? 0, amount)
}

/** States of a full or partial refund. They imply that the money had come, even if that state was missed. */
const MONEY_BACK = ['refund', 'partial_refund', 'chargeback', 'partial_chargeback']
/** States of money confirmed by the provider; never ignored, not even after the transaction ended. */
const LATE_MONEY = ['settlement', 'capture', ...MONEY_BACK]

const FOLLOWERS = dictionary<readonly string[]>({
  pending: ['authorize', 'deny', 'cancel', 'expire', 'failure', ...LATE_MONEY],
  authorize: ['cancel', 'deny', 'expire', ...LATE_MONEY],
  capture: ['settlement', 'cancel', 'deny', ...MONEY_BACK],
  settlement: ['deny', ...MONEY_BACK],
  partial_refund: ['refund'],
  partial_chargeback: ['chargeback'],
  deny: LATE_MONEY,
  failure: LATE_MONEY,
  cancel: LATE_MONEY,
  expire: LATE_MONEY,
  refund: [],
  chargeback: [],
})

/**
 * True if a transaction (one transaction_id) may change from one state to the other. Keeps a stale response from undoing a
 * newer one. After an unknown state any other is allowed, so that it cannot hide money. Source: Midtrans' transaction status
 * cycle.
 */
export function canFollow(from: string | null, to: string): boolean {
  return from === null || from === to || (FOLLOWERS.get(from)?.includes(to) ?? true)
}

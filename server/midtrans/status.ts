import { z } from 'zod'
import { kamus } from './kamus.ts'

/** A field that only describes: an odd value in it must not hide what the transaction says about money. */
const described = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

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
  /** Without an offset, in GMT+7, as all its times. */
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
 * What a transaction's state means for the shop:
 * `menunggu` nothing yet, `lunas` money is in, `ditolak` this attempt brought no money, `batal` and `kedaluwarsa` the
 * transaction ended, `kembali` money went back.
 */
export type Peristiwa = 'menunggu' | 'lunas' | 'ditolak' | 'batal' | 'kedaluwarsa' | 'kembali'

const PERISTIWA = kamus<Peristiwa>({
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
})

/** A state that Midtrans may add one day says nothing, so it changes nothing. A challenged card waits for a decision. */
export function toPeristiwa({
  transaction_status,
  fraud_status,
}: Pick<Transaction, 'transaction_status' | 'fraud_status'>): Peristiwa {
  const peristiwa = PERISTIWA.get(transaction_status) ?? 'menunggu'
  if (peristiwa === 'lunas' && fraud_status === 'challenge') return 'menunggu'
  if (peristiwa === 'lunas' && fraud_status === 'deny') return 'ditolak'
  return peristiwa
}

/** The codes with which Midtrans sends a state. Sources: its notification guide and samples; `cancel` is seen with both. */
const CODES = kamus<readonly string[]>({
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

/** Does the state go with the code? The code is signed and the state is not. A state that is new to us goes with any. */
export function hasFittingCode({
  transaction_status,
  status_code,
}: Record<'transaction_status' | 'status_code', string>) {
  return CODES.get(transaction_status.toLowerCase())?.includes(status_code) ?? true
}

/**
 * Does a transaction say that money came in or went back, under a code that says otherwise? Of such an answer nothing is
 * believed.
 */
export function contradictsItself(transaction: Transaction): boolean {
  const peristiwa = toPeristiwa(transaction)
  return (peristiwa === 'lunas' || peristiwa === 'kembali') && transaction.status_code !== '200'
}

/** "10000.00" → 10000. Anything but whole rupiah is undefined: such an amount fits no order. */
export function toRupiah(grossAmount: string): number | undefined {
  const match = /^(\d{1,15})(?:\.0{1,2})?$/.exec(grossAmount)
  return match ? Number(match[1]) : undefined
}

const ExtraInfo = z.object({ original_amount: z.string(), customer_imposed_payment_fee: z.string() })

/**
 * What a transaction pays of its order, in rupiah. Where Midtrans lets the customer pay its fee, gross_amount has the fee on
 * top; the parts stand in extra_info, here or inside metadata.
 * @returns undefined for anything but whole rupiah, and for parts that do not add up
 */
export function jumlahPesanan(transaction: Bertagihan) {
  const gross = toRupiah(transaction.gross_amount)
  const parts = partsOf(transaction)
  if (!parts) return gross
  const { original, fee } = parts
  return original !== undefined && fee !== undefined && original + fee === gross ? original : undefined
}

/** What the customer paid on top for the way of payment, in rupiah; nothing where Midtrans does not tell. */
export const biayaPembeli = (transaction: Bertagihan): number => partsOf(transaction)?.fee ?? 0

type Bertagihan = Record<string, unknown> & { gross_amount: string }

function partsOf({ extra_info, metadata }: Bertagihan) {
  const { data } = z.union([ExtraInfo, z.object({ extra_info: ExtraInfo })]).safeParse(extra_info ?? metadata)
  if (!data) return undefined
  const parts = 'extra_info' in data ? data.extra_info : data
  return { original: toRupiah(parts.original_amount), fee: toRupiah(parts.customer_imposed_payment_fee) }
}

/**
 * What went back of a transaction that brought `jumlah`, in rupiah. Whole is whole, whatever sum stands beside it: where
 * Midtrans' fee was on top, that may count it in.
 */
export function jumlahKembali(transaction: Transaction, jumlah: number): number {
  if (toPeristiwa(transaction) === 'kembali') return jumlah
  return Math.min(toRupiah(transaction.refund_amount ?? '') ?? 0, jumlah)
}

/** Money went back, in part or whole, so it had come: the state before may have been missed. */
const MONEY_BACK = ['refund', 'partial_refund', 'chargeback', 'partial_chargeback']
/** Money that the provider itself confirms is never ignored, not even after an end. */
const LATE_MONEY = ['settlement', 'capture', ...MONEY_BACK]

const FOLLOWERS = kamus<readonly string[]>({
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
 * May one transaction (one transaction_id) go from one state to the other? Keeps an answer that was overtaken on the
 * way from undoing a newer one. After a state that is new to us anything may come: what we do not know must not hide
 * money. Source: Midtrans' transaction status cycle.
 */
export function canFollow(from: string | null, to: string): boolean {
  return from === null || from === to || (FOLLOWERS.get(from)?.includes(to) ?? true)
}

import type { PembayaranRow, PesananRow } from '#server/db/schema.ts'
import { attemptRemainder, type Entry } from '#server/features/buku/buku.ts'
import { canFollow, pesananAmount, refundedAmount, type Transaction, toEvent } from '#server/midtrans/status.ts'

interface PaymentRecords {
  order: Pick<PesananRow, 'status_pembayaran' | 'total_harga'>
  /** The attempt that the transaction belongs to: one of `attempts`. */
  known: PembayaranRow
  /** All attempts to pay the order, oldest first. */
  attempts: readonly PembayaranRow[]
  /** The order's ledger. */
  recorded: readonly Entry[]
}

/** True if the transaction pays this attempt: its number, currency and amount. */
export const isPaymentOf = ({ order_id, jumlah }: PembayaranRow, verified: Transaction): boolean =>
  verified.order_id === order_id && verified.currency === 'IDR' && pesananAmount(verified) === jumlah

/** True if the shop stored this state of the transaction before, or a later one. */
export const isNothingNew = (known: PembayaranRow, verified: Transaction): boolean =>
  known.transaction_id === verified.transaction_id &&
  (!canFollow(known.transaction_status, verified.transaction_status) || isRepeat(known, verified))

/** Returns what a verified transaction means for its attempt and its order. */
export function assessTransaction(verified: Transaction, { order, known, attempts, recorded }: PaymentRecords) {
  const event = toEvent(verified)
  const isSame = known.transaction_id === verified.transaction_id
  const wasPaid = isLunas(known)
  const isPaidByOther = wasPaid && !isSame
  const isPaidElsewhere =
    isPaidByOther || attempts.some((row) => row !== known && attemptRemainder(recorded, row.pembayaran_id) > 0)
  const isNewMoney = event === 'lunas' && !(wasPaid && isSame)
  const isTooLittle = event === 'lunas' && known.jumlah < order.total_harga
  const isEnd = event === 'batal' || event === 'kedaluwarsa'
  const returned = wasPaid && event === 'batal' ? known.jumlah : refundedAmount(verified, known.jumlah)
  return {
    event,
    isNewTransaction: !isSame,
    /** True if the attempt was paid before this transaction's state. */
    wasPaid,
    /** True if another transaction has already paid the attempt. */
    isOverPaid: isPaidByOther,
    isPaidTwice: isNewMoney && (isPaidElsewhere || order.status_pembayaran === 'refunded'),
    /** True if the transaction may move the order's payment state. */
    isDecisive: !isPaidElsewhere && !isTooLittle,
    /** True if an unpaid attempt ends that a later one replaced. */
    isReplaced: isEnd && !wasPaid && known !== attempts.at(-1),
    /** Amount refunded so far, in rupiah. */
    dikembalikan: isSame ? Math.max(known.dikembalikan, returned) : returned,
  }
}

/** True if the provider reported this state before and nothing is left to do. Refunds are always counted again. */
const isRepeat = (known: PembayaranRow, verified: Transaction) =>
  known.transaction_status === verified.transaction_status &&
  known.fraud_status === (verified.fraud_status ?? null) &&
  verified.transaction_status !== 'cancel' &&
  verified.refund_amount === undefined &&
  verified.refunds === undefined

const isLunas = ({ transaction_status, fraud_status }: PembayaranRow) =>
  transaction_status !== null && toEvent({ transaction_status, fraud_status: fraud_status ?? undefined }) === 'lunas'

import { createHash } from 'node:crypto'
import { stamp } from '#dev/midtrans-simulator/clock.ts'
import type { Config } from '#dev/midtrans-simulator/config.ts'
import type { Json } from '#dev/midtrans-simulator/json.ts'
import type { Random } from '#dev/midtrans-simulator/random.ts'
import type { Session } from '#dev/midtrans-simulator/sessions.ts'
import { type Refund, statusCode, type Transaction, wireStatus } from '#dev/midtrans-simulator/transactions.ts'

export type Body = Record<string, Json>

/** Formats an amount as text with two decimals. The signature covers exactly this text. */
export const money = (amount: number) => amount.toFixed(2)

export function sign(orderId: string, code: string, grossAmount: string, serverKey: string): string {
  return createHash('sha512').update(`${orderId}${code}${grossAmount}${serverKey}`).digest('hex')
}

/** Returns the body of a notification or of GET status. Both describe the transaction, with different status codes. */
export function transactionBody(
  { config, random }: { config: Config; random: Random },
  session: Session | undefined,
  transaction: Transaction,
  kind: 'notification' | 'response',
): Body {
  const status_code = statusCode(transaction.state, kind)
  const gross_amount = money(transaction.gross_amount)
  const { transaction_status, fraud_status } = wireStatus(transaction.state)
  const refunded = transaction.refunds.reduce((sum, refund) => sum + refund.refund_amount, 0)
  const text = (name: string) => session?.request[name] as string | undefined

  const body: Record<string, Json | undefined> = {
    transaction_time: stamp(transaction.created_at),
    transaction_status,
    transaction_id: transaction.transaction_id,
    status_message: kind === 'notification' ? 'midtrans payment notification' : 'Success, transaction is found',
    status_code,
    signature_key: sign(transaction.order_id, status_code, gross_amount, config.serverKey),
    payment_type: transaction.payment_type,
    order_id: transaction.order_id,
    merchant_id: config.merchantId,
    gross_amount,
    currency: 'IDR',
    // Indomaret is not screened for fraud.
    fraud_status: transaction.details.store === 'indomaret' ? undefined : fraud_status,
    settlement_time: transaction.settled_at === undefined ? undefined : stamp(transaction.settled_at),
    expiry_time: stamp(transaction.expires_at),
    custom_field1: text('custom_field1'),
    custom_field2: text('custom_field2'),
    custom_field3: text('custom_field3'),
    ...transaction.details,
    refund_amount: refunded ? money(refunded) : undefined,
    refunds: refunded ? transaction.refunds.map(refundBody) : undefined,
    ...feeInfo(transaction, random),
    // Midtrans adds fields without notice; a strict parser should fail here.
    [random.pick(['pop_id', 'reference_id', 'merchant_site_id'])]: random.uuid(),
  }
  return shuffled(body, random)
}

function refundBody(refund: Refund): Json {
  return omitMissing({
    refund_chargeback_id: refund.refund_chargeback_id,
    refund_amount: money(refund.refund_amount),
    refund_key: refund.refund_key,
    reason: refund.reason,
    created_at: stamp(refund.created_at),
    bank_confirmed_at: refund.bank_confirmed_at === undefined ? undefined : stamp(refund.bank_confirmed_at),
  })
}

/** Returns the fee fields at random in one of the two places that Midtrans uses. */
function feeInfo(transaction: Transaction, random: Random): Record<string, Json> {
  if (!transaction.imposed_fee) return {}
  const extra_info = {
    original_amount: money(transaction.gross_amount - transaction.imposed_fee),
    customer_imposed_payment_fee: money(transaction.imposed_fee),
  }
  return random.next() < 0.5 ? { extra_info } : { metadata: { extra_info } }
}

/** Returns the body with its keys in random order: Midtrans promises no order. */
function shuffled(body: Record<string, Json | undefined>, random: Random): Body {
  return Object.fromEntries(random.shuffle(Object.entries(omitMissing(body))))
}

function omitMissing(body: Record<string, Json | undefined>): Body {
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, Json] => entry[1] != null))
}

import type { RefundOption } from '#contract/pembayaran/pengembalian-admin.ts'
import { dictionary } from './dictionary.ts'
import { toEvent } from './status.ts'

/**
 * Payment types that Midtrans itself refunds, in part or only in full. It cannot refund virtual accounts, bills or stores;
 * there the shop transfers the money. Source: Midtrans' refund reference.
 */
const VIA_MIDTRANS = dictionary<'sebagian' | 'utuh'>({
  credit_card: 'sebagian',
  gopay: 'sebagian',
  qris: 'sebagian',
  dana: 'sebagian',
  kredivo: 'sebagian',
  akulaku: 'sebagian',
  shopeepay: 'utuh',
  ovo: 'utuh',
})

interface PaidAttempt {
  jumlah: number
  transaction_status: string | null
  fraud_status: string | null
  payment_type: string | null
}

/**
 * Returns the possible refund methods for a payment attempt, best first. Empty if it brought no money, or if a bank disputes
 * it. A captured card payment can only be canceled in full. A settled payment also has the manual method, because the
 * provider's refund period is limited (QRIS 7 days, GoPay 45).
 * @param remaining amount not yet refunded, in rupiah
 */
export function returnChoices(
  { jumlah, transaction_status, fraud_status, payment_type }: PaidAttempt,
  remaining: number,
): RefundOption[] {
  if (transaction_status === null || remaining === 0) return []
  if (toEvent({ transaction_status, fraud_status: fraud_status ?? undefined }) !== 'lunas') return []
  if (transaction_status === 'capture') return [{ cara: 'batal', utuh: true }]
  if (transaction_status === 'partial_chargeback') return []
  const manual = { cara: 'manual', utuh: false } as const
  const extent = VIA_MIDTRANS.get(payment_type ?? '')
  if (!extent || (extent === 'utuh' && remaining < jumlah)) return [manual]
  return [{ cara: 'midtrans', utuh: extent === 'utuh' }, manual]
}

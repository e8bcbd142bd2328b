import type { PilihanKembali } from '#contract/pembayaran/pengembalian-office.ts'
import { kamus } from './kamus.ts'
import { toPeristiwa } from './status.ts'

/**
 * Payment types whose money Midtrans itself gives back, in part or only whole. Of any other, a virtual account, a bill or
 * a store, it cannot: there the shop sends the money. Source: Midtrans' refund reference.
 */
const LEWAT_MIDTRANS = kamus<'sebagian' | 'utuh'>({
  credit_card: 'sebagian',
  gopay: 'sebagian',
  qris: 'sebagian',
  dana: 'sebagian',
  kredivo: 'sebagian',
  akulaku: 'sebagian',
  shopeepay: 'utuh',
  ovo: 'utuh',
})

interface Dibayar {
  jumlah: number
  transaction_status: string | null
  fraud_status: string | null
  payment_type: string | null
}

/**
 * The ways in which money of an attempt can go back, the best first; none where it brought none, or where a bank disputes
 * it. Money can always be sent by hand, because the time for a refund runs out (QRIS after 7 days, GoPay after 45).
 * @param sisa what is left of it, in rupiah
 */
export function pilihanKembali(
  { jumlah, transaction_status, fraud_status, payment_type }: Dibayar,
  sisa: number,
): PilihanKembali[] {
  if (transaction_status === null || sisa === 0) return []
  if (toPeristiwa({ transaction_status, fraud_status: fraud_status ?? undefined }) !== 'lunas') return []
  if (transaction_status === 'capture') return [{ cara: 'batal', utuh: true }]
  if (transaction_status === 'partial_chargeback') return []
  const manual = { cara: 'manual', utuh: false } as const
  const bagian = LEWAT_MIDTRANS.get(payment_type ?? '')
  if (!bagian || (bagian === 'utuh' && sisa < jumlah)) return [manual]
  return [{ cara: 'midtrans', utuh: bagian === 'utuh' }, manual]
}

import type { RefundOption } from '#contract/pembayaran/pengembalian-admin.ts'
import type { PembayaranRow, PengembalianRow } from '#server/db/schema.ts'
import { returnChoices } from '#server/midtrans/return-method.ts'

type Attempt = Pick<PembayaranRow, 'jumlah' | 'dikembalikan' | 'transaction_status' | 'fraud_status' | 'payment_type'>

/** True if the result of the refund is unknown. */
export const isOpen = ({ status }: { status: string }) => status === 'diminta' || status === 'belum pasti'

/**
 * Returns the refundable amount of an attempt, in rupiah, and the possible methods. The provider reports its own refunds;
 * manual transfers are in the shop's records only. An open refund blocks its own amount, and other refunds by the provider.
 * @param pengembalian all refunds of this attempt
 */
export function remainingMoneyOf(
  attempt: Attempt,
  pengembalian: readonly Pick<PengembalianRow, 'status' | 'jumlah'>[],
): { sisa: number; pilihan: RefundOption[] } {
  const held = pengembalian.filter((row) => row.status === 'manual' || isOpen(row))
  const taken = held.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const remaining = Math.max(attempt.jumlah - attempt.dikembalikan - taken, 0)
  const isWaiting = pengembalian.some(isOpen)
  const pilihan = returnChoices(attempt, remaining).filter(({ cara }) => !isWaiting || cara === 'manual')
  return { sisa: pilihan.length > 0 ? remaining : 0, pilihan }
}

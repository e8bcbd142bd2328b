import type { LedgerRefundMethod } from '#contract/buku/admin.ts'
import type { PembayaranRow, PengembalianRow } from '#server/db/schema.ts'
import { type Entry, type Movement, remainderAtProvider } from '#server/features/buku/buku.ts'
import { jakartaTime } from '#server/midtrans/payment-method.ts'
import { biayaPembeli, type Transaction, toEvent } from '#server/midtrans/status.ts'

/**
 * Returns the money movements of an attempt since the last ledger entry: the provider's balance less the ledger's balance.
 * The call can be repeated, and includes every movement that was missed before.
 * @param dikembalikan total amount refunded according to the provider, in rupiah
 * @param proven the office's refunds that are now proven
 */
export function moneyMovements(
  buku: readonly Entry[],
  { pembayaran_id, jumlah }: Pick<PembayaranRow, 'pembayaran_id' | 'jumlah'>,
  verified: Transaction,
  dikembalikan: number,
  proven: readonly PengembalianRow[],
  now: Date,
): Movement[] {
  const event = toEvent(verified)
  const isPaid = event === 'lunas' || event === 'kembali'
  const wasIn = buku.some((entry) => entry.pembayaran_id === pembayaran_id && entry.jumlah > 0)
  if (!isPaid && !wasIn) return []

  const movements: Movement[] = []
  const move = (one: Partial<Movement> & Pick<Movement, 'jumlah' | 'cara' | 'waktu'>) =>
    movements.push({ pembayaran_id, pengembalian_id: null, biaya: 0, ...one })
  const expectedAmount = event === 'lunas' ? jumlah - dikembalikan : 0
  const recorded = remainderAtProvider(buku, pembayaran_id)
  const incoming = wasIn ? Math.max(expectedAmount - recorded, 0) : jumlah
  if (incoming > 0)
    move({ jumlah: incoming, cara: null, biaya: biayaPembeli(verified), waktu: notAfter(now, paidAt(verified)) })

  let outgoing = recorded + incoming - expectedAmount
  for (const { pengembalian_id, jumlah: requested, cara, refund_key } of proven) {
    const share = Math.min(requested, outgoing)
    if (share <= 0) continue
    const time = jakartaTime(verified.refunds?.find((refund) => refund.refund_key === refund_key)?.created_at)
    move({ jumlah: -share, cara, pengembalian_id, waktu: notAfter(now, time) })
    outgoing -= share
  }
  if (outgoing > 0) move({ jumlah: -outgoing, cara: payoutMethod(verified), waktu: now })
  return movements
}

/** Time of the payment: a card is charged at capture, every other method at settlement. */
const paidAt = ({ transaction_status, transaction_time, settlement_time }: Transaction) =>
  jakartaTime(transaction_status === 'capture' ? transaction_time : settlement_time)

/** Caps the provider's time at the shop's clock, because the shop's days follow its own clock. */
const notAfter = (now: Date, time: Date | null) => (time && time < now ? time : now)

/** Returns how money left that the office did not refund. */
function payoutMethod(verified: Transaction): LedgerRefundMethod {
  if (toEvent(verified) === 'batal') return 'batal'
  return verified.transaction_status.includes('refund') ? 'midtrans' : 'bank'
}

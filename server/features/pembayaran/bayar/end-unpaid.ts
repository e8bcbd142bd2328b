import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { markEnded, type Observer } from './apply-transaction.ts'
import { endSnap } from './end-snap.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncPembayaran } from './sync-pembayaran.ts'

/** 15 minutes: the shortest life of a wallet payment, in which its notification may still come. */
const WAIT_MS = 15 * 60_000

/**
 * Ends an unpaid order: first its transactions and payment pages at the provider, then the order. In the other order, a
 * payment could slip in between.
 * @returns its payment state afterwards; `pending` while a customer is paying or still has time, `success` if the money
 * arrived first
 * @throws MidtransError if the provider is unreachable; the order stays open
 */
export async function endUnpaid(
  deps: Deps,
  order: { pesanan_id: number; status_pembayaran: StatusPembayaran },
  to: 'cancelled' | 'expired',
  actor: Observer,
): Promise<StatusPembayaran> {
  const { status, found } = await syncPembayaran(deps, order, actor)
  if (status !== 'pending') return status
  if (found) {
    // A method that was chosen at the last moment extends the deadline.
    if (to === 'expired' && !(await isOver(deps, order.pesanan_id))) return status
    await endTransactions(deps, order.pesanan_id, to)
    const after = await syncPembayaran(deps, order, actor)
    if (after.status !== 'pending') return after.status
  }
  if (await endSnap(deps, order.pesanan_id)) return markEnded(deps, order.pesanan_id, to, actor)
  if (to !== 'expired' || !(await isAbandoned(deps, order.pesanan_id))) return 'pending'
  return markEnded(deps, order.pesanan_id, to, actor, 'pembayaran tidak terjawab')
}

/**
 * True if the order's payment pages have expired, although the provider still reports a payment on one of them. DANA
 * answers by transaction id only, so without its notification the payment's state cannot be queried.
 */
async function isAbandoned({ db, clock }: Deps, pesananId: number): Promise<boolean> {
  const order = await pembayaranRepository(db).findPesanan(pesananId)
  return !order || (order.batas_akhir ?? order.batas_bayar).getTime() + WAIT_MS <= clock().getTime()
}

const isOver = async ({ db, clock }: Deps, pesananId: number): Promise<boolean> => {
  const order = await pembayaranRepository(db).findPesanan(pesananId)
  return !order || order.batas_bayar <= clock()
}

/**
 * Ends the pending transactions at the provider. A refusal means that the transaction just moved on; the next status query
 * returns its new state.
 */
export async function endTransactions(
  deps: Pick<Deps, 'db' | 'midtrans'>,
  pesananId: number,
  to: 'cancelled' | 'expired',
): Promise<void> {
  const end = to === 'expired' ? deps.midtrans.expire : deps.midtrans.cancel
  for (const attempt of await pembayaranRepository(deps.db).listAttempts(pesananId)) {
    if (attempt.transaction_status !== 'pending') continue
    // DANA does not accept an order_id.
    await end(attempt.transaction_id ?? attempt.order_id).catch((error: unknown) => {
      if (!(error instanceof MidtransError) || error.kind === 'unreachable') throw error
    })
  }
}

import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { markEnded, type Observer } from './apply-transaction.ts'
import { endSnap } from './end-snap.ts'
import { SILENT, UNANSWERED } from './open-question.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncPembayaran } from './sync-pembayaran.ts'

const MINUTE = 60_000
/** 15 minutes: the shortest life of a wallet payment, in which its notification may still come. */
const WAIT_MS = 15 * MINUTE
/** 45 minutes: after the deadline, a person can look for a payment about which the provider's API says nothing. */
const SILENCE_MS = 45 * MINUTE

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
  // The pages have expired, although the provider still reports a payment on one of them. DANA answers by transaction id
  // only, so without its notification the payment's state cannot be queried.
  if (to !== 'expired' || !(await isPast(deps, order.pesanan_id, WAIT_MS))) return 'pending'
  return markEnded(deps, order.pesanan_id, to, actor, UNANSWERED)
}

/** True if the order's last deadline passed at least `ms` ago. The provider accepts no payment after it. */
async function isPast({ db, clock }: Deps, pesananId: number, ms: number): Promise<boolean> {
  const order = await pembayaranRepository(db).findPesanan(pesananId)
  return !order || (order.batas_akhir ?? order.batas_bayar).getTime() + ms <= clock().getTime()
}

/**
 * Flags an overdue order about which the provider's API says nothing, so that a person looks at its dashboard. The order
 * keeps its stock, and its checks continue: the buyer may have paid in time.
 */
export async function flagSilence(deps: Deps, pesananId: number): Promise<void> {
  if (!(await isPast(deps, pesananId, SILENCE_MS))) return
  await transaction(deps.db, async (tx) => {
    const order = await pembayaranRepository(tx).lockPesanan(pesananId)
    if (order.status_pembayaran !== 'pending') return
    const reason = { sebab: 'tanpa jawaban Midtrans', oleh: 'rekonsiliasi', waktu: deps.clock() }
    await perjalananRepository(tx).flag(pesananId, SILENT, reason)
  })
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

import { ERRORS } from '#contract/errors.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import { markEnded } from './apply-transaction.ts'
import { endSnap } from './end-snap.ts'
import { awaitedError } from './status-pembayaran.ts'
import { isBeingConfirmed, syncPembayaran } from './sync-pembayaran.ts'

/** Columns of the order that a hint needs. */
export type HintedPesanan = Pick<
  PesananRow,
  'pesanan_id' | 'midtrans_order_id' | 'status_pembayaran' | 'menunggu_resep' | 'menunggu_ongkir'
>

interface HintResult {
  status: StatusPembayaran
  /** True if `status` comes from the provider, or needs no confirmation by it. */
  terverifikasi: boolean
  message: string
}

const MESSAGE: Record<StatusPembayaran, string> = {
  pending: 'Pembayaran belum kami terima. Pesanan menunggu pembayaran.',
  success: 'Pembayaran sudah kami terima.',
  failed: 'Pembayaran gagal.',
  cancelled: 'Pesanan dibatalkan.',
  expired: 'Batas waktu pembayaran sudah lewat.',
  refunded: 'Dana pesanan ini sudah dikembalikan.',
}
const UNVERIFIED = 'Status pembayaran belum bisa dipastikan. Kami memeriksanya lagi secara otomatis.'

/**
 * Handles the browser's report of how its payment popup ended. The hint only triggers a status query; the provider's answer
 * is applied. `cancelled` ends the order only if the provider knows no transaction.
 * @param transactionId from the popup's result; DANA can be queried by it alone, until its notification arrives
 */
export async function applyHint(
  deps: Deps,
  order: HintedPesanan,
  hint: 'success' | 'pending' | 'failed' | 'cancelled',
  transactionId?: string,
): Promise<HintResult> {
  // An order that waits for a prescription or a shipping fee has no payment page.
  const awaited = awaitedError(order)
  if (awaited && order.status_pembayaran === 'pending')
    return { status: order.status_pembayaran, terverifikasi: true, message: ERRORS[awaited].message }
  // The provider's notification and its payment page report at the same moment, so the payment may be confirmed already.
  if (
    hint === 'success' &&
    (order.status_pembayaran === 'success' || (await isBeingConfirmed(order.midtrans_order_id)))
  )
    return { status: 'success', terverifikasi: true, message: MESSAGE.success }
  try {
    const { status, found } = await syncPembayaran(deps, order, 'peramban', transactionId)
    if (found || status !== 'pending') return { status, terverifikasi: true, message: MESSAGE[status] }
    if (hint !== 'cancelled') return { status, terverifikasi: false, message: MESSAGE[status] }
    return await cancel(deps, order)
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    deps.log.warn({ orderId: order.midtrans_order_id, reason: error.message }, 'payment status unknown')
    return { status: order.status_pembayaran, terverifikasi: false, message: UNVERIFIED }
  }
}

/** Ends the payment page before the order. In the other order, a payment could slip in between. */
async function cancel(deps: Deps, order: HintedPesanan): Promise<HintResult> {
  const isEnded = await endSnap(deps, order.pesanan_id)
  const status = isEnded
    ? await markEnded(deps, order.pesanan_id, 'cancelled', 'peramban')
    : (await syncPembayaran(deps, order, 'peramban')).status
  return { status, terverifikasi: true, message: MESSAGE[status] }
}

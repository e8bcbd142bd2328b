import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import type { Pengamat } from '#server/features/pembayaran/apply-transaction.ts'
import { endOrder } from '#server/features/pembayaran/end-unpaid.ts'

/**
 * A customer, or the office, calls an unpaid order off. Unlike the closing of a popup this is meant, so an issued virtual
 * account is ended as well. Calling off an ended order again changes nothing.
 * @throws PESANAN_TIDAK_DAPAT_DIBATALKAN, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function cancelOrder(
  deps: Deps,
  order: PesananRow,
  oleh: Extract<Pengamat, 'pelanggan' | 'admin'>,
): Promise<{ status: StatusPembayaran; message: string }> {
  const status = await endOrder(deps, order, 'cancelled', oleh).catch((error: unknown) => {
    if (!(error instanceof MidtransError)) throw error
    deps.log.warn({ orderId: order.midtrans_order_id, reason: error.message }, 'order not cancelled')
    throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
  })
  if (status === 'cancelled') return { status, message: 'Pesanan dibatalkan.' }
  if (status === 'expired') return { status, message: 'Batas waktu pembayaran telah lewat.' }
  throw new AppError('PESANAN_TIDAK_DAPAT_DIBATALKAN')
}

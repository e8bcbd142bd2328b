import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import type { Observer } from '#server/features/pembayaran/bayar/apply-transaction.ts'
import { endUnpaid } from '#server/features/pembayaran/bayar/end-unpaid.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { MidtransError } from '#server/midtrans/client.ts'

interface Cancelled {
  status: StatusPembayaran
  message: string
}

/**
 * Cancels an unpaid order for its customer or the office. Unlike a closed popup, this also ends an issued virtual account.
 * Cancelling an ended order again is a no-op.
 * @throws PEMBAYARAN_SEDANG_DIPROSES, PESANAN_TIDAK_DAPAT_DIBATALKAN, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function cancelPesanan(
  deps: Deps,
  order: PesananRow,
  actor: Extract<Observer, 'pelanggan' | 'admin'>,
): Promise<Cancelled> {
  const status = await endUnpaid(deps, order, 'cancelled', actor).catch((error: unknown) => {
    if (!(error instanceof MidtransError)) throw error
    deps.log.warn({ orderId: order.midtrans_order_id, reason: error.message }, 'order not cancelled')
    throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
  })
  if (status === 'cancelled') return { status, message: 'Pesanan dibatalkan.' }
  if (status === 'expired') return { status, message: 'Batas waktu pembayaran sudah lewat.' }
  throw new AppError(status === 'pending' ? 'PEMBAYARAN_SEDANG_DIPROSES' : 'PESANAN_TIDAK_DAPAT_DIBATALKAN')
}

/**
 * Cancels an unpaid order for the office. The audit trail is written afterwards, because the provider's answer decides the
 * result.
 * @throws PESANAN_TIDAK_ADA, PEMBAYARAN_SEDANG_DIPROSES, PESANAN_TIDAK_DAPAT_DIBATALKAN, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function cancelPesananAdmin(deps: Deps, { penggunaId }: Sesi, pesananId: number): Promise<Cancelled> {
  const order = await pesananAdminRepository(deps.db).find(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  const cancelled = await cancelPesanan(deps, order, 'admin')
  if (cancelled.status !== order.status_pembayaran)
    await jejakRepository(deps.db).record(
      penggunaId,
      {
        tindakan: 'status',
        jenis: 'pesanan',
        rujukan: pesananId,
        judul: order.midtrans_order_id,
        sebelum: { status_pembayaran: order.status_pembayaran },
        sesudah: { status_pembayaran: cancelled.status },
      },
      deps.clock(),
    )
  return cancelled
}

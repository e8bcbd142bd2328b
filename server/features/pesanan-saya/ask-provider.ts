import type { Output } from '#contract/endpoint.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { checkPembayaran } from '#contract/pesanan-admin/admin.ts'
import type { Deps } from '#server/deps.ts'
import { syncPembayaran } from '#server/features/pembayaran/bayar/sync-pembayaran.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { MidtransError } from '#server/midtrans/client.ts'

export const MESSAGES: Record<StatusPembayaran, string> = {
  pending: 'Midtrans: pembayaran belum masuk.',
  success: 'Midtrans: pembayaran sudah masuk.',
  failed: 'Midtrans: pembayaran ditarik kembali.',
  cancelled: 'Midtrans: pembayaran dibatalkan.',
  expired: 'Midtrans: batas waktu pembayaran sudah lewat.',
  // Does not name Midtrans: Midtrans does not know about a manual refund.
  refunded: 'Dana pesanan ini sudah dikembalikan.',
}

/** DANA and pages without a chosen method look alike to the shop until the notification arrives. */
const NOT_KNOWN =
  'Midtrans: belum ada pembayaran yang terbaca. Pembeli belum memilih cara bayar, atau memilih DANA. Pembayaran DANA bisa dilihat di dasbor Midtrans.'

/**
 * Queries the provider about an order on an administrator's request, and applies the answer.
 * @throws PESANAN_TIDAK_ADA, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function checkAtProvider(deps: Deps, pesananId: number): Promise<Output<typeof checkPembayaran>> {
  const order = await pesananAdminRepository(deps.db).find(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  const { status, found } = await syncPembayaran(deps, order, 'admin').catch((error: unknown) => {
    if (!(error instanceof MidtransError)) throw error
    throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA', { cause: error })
  })
  const message = found ? MESSAGES[status] : NOT_KNOWN
  return { message, status_pembayaran: status, ditemukan: found }
}

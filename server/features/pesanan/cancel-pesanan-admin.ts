import type { Output } from '#contract/endpoint.ts'
import type { cancelPesananAdmin } from '#contract/pesanan/office.ts'
import type { Deps } from '#server/deps.ts'
import { kelolaPesananRepository } from './pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/http/session.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { cancelOrder } from './cancel-pesanan.ts'

/**
 * The office calls an unpaid order off, as its customer would. The trail is written when it came to that: until the
 * provider has answered, nobody knows.
 * @throws PESANAN_TIDAK_ADA, PESANAN_TIDAK_DAPAT_DIBATALKAN, PEMBAYARAN_TIDAK_TERSEDIA
 */
export async function batalkan(
  deps: Deps,
  { penggunaId }: Sesi,
  pesananId: number,
): Promise<Output<typeof cancelPesananAdmin>> {
  const order = await kelolaPesananRepository(deps.db).find(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  const { status, message } = await cancelOrder(deps, order, 'admin')
  if (status !== order.status_pembayaran)
    await jejakRepository(deps.db).catat(
      penggunaId,
      {
        tindakan: 'status',
        jenis: 'pesanan',
        rujukan: pesananId,
        judul: order.midtrans_order_id,
        sebelum: { status_pembayaran: order.status_pembayaran },
        sesudah: { status_pembayaran: status },
      },
      deps.clock(),
    )
  return { status_pembayaran: status, message }
}

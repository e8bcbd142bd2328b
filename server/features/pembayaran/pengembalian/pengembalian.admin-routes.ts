import { getFotoPengembalian, refundPembayaran, retryPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import type { Deps } from '#server/deps.ts'
import { openFoto } from '#server/features/foto/foto.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { pengembalianRepository } from './pengembalian.repository.ts'
import * as refunds from './refund.ts'

export function pengembalianAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(refundPembayaran, ({ sesi, params, body }) => refunds.refund(deps, sesi, params.orderId, body))
  api.berkas(getFotoPengembalian, async ({ params: { orderId, pengembalianId, fotoId } }) => {
    if (!(await pengembalianRepository(deps.db).find(orderId, pengembalianId))) throw new AppError('FOTO_TIDAK_ADA')
    return openFoto(deps, 'pengembalian_id', pengembalianId, fotoId)
  })
  api.admin(retryPengembalian, ({ sesi, params }) =>
    refunds.retryRefund(deps, sesi, params.orderId, params.pengembalianId),
  )
}

import { kembalikanDana, ulangiPengembalian } from '#contract/pembayaran/pengembalian-office.ts'
import { cancelPesananAdmin, getPesananAdmin, periksaPembayaran } from '#contract/pesanan/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { bacaPesanan } from '#server/features/pesanan/read-pesanan-admin.ts'
import { batalkan } from '#server/features/pesanan/cancel-pesanan-admin.ts'
import * as refunds from './refund.ts'
import { periksa } from '#server/features/pesanan/check-pembayaran.ts'

export function pembayaranAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getPesananAdmin, ({ params }) => bacaPesanan(deps, params.orderId))
  api.admin(periksaPembayaran, ({ params }) => periksa(deps, params.orderId))
  api.admin(cancelPesananAdmin, ({ sesi, params }) => batalkan(deps, sesi, params.orderId))
  api.admin(kembalikanDana, ({ sesi, params, body }) => refunds.kembalikan(deps, sesi, params.orderId, body))
  api.admin(ulangiPengembalian, ({ sesi, params }) => refunds.ulangi(deps, sesi, params.orderId, params.pengembalianId))
}

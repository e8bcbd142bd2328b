import { kembalikanDana, ulangiPengembalian } from '#contract/pembayaran/pengembalian-office.ts'
import { batalkanPesanan, getPesanan, periksaPembayaran } from '#contract/pesanan/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { bacaPesanan } from '#server/features/pesanan/read-pesanan-admin.ts'
import { batalkan } from '#server/features/pesanan/cancel-pesanan-admin.ts'
import { kembalikan, ulangi } from './refund.ts'
import { periksa } from '#server/features/pesanan/check-pembayaran.ts'

export function pembayaranAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getPesanan, ({ params }) => bacaPesanan(deps, params.orderId))
  api.admin(periksaPembayaran, ({ params }) => periksa(deps, params.orderId))
  api.admin(batalkanPesanan, ({ sesi, params }) => batalkan(deps, sesi, params.orderId))
  api.admin(kembalikanDana, ({ sesi, params, body }) => kembalikan(deps, sesi, params.orderId, body))
  api.admin(ulangiPengembalian, ({ sesi, params }) => ulangi(deps, sesi, params.orderId, params.pengembalianId))
}

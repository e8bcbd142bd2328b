import { getPesanan, periksaPembayaran } from '#contract/pesanan-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { bacaPesanan } from './baca-pesanan.ts'
import { periksa } from './periksa-pembayaran.ts'

export function pembayaranAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getPesanan, ({ params }) => bacaPesanan(deps, params.orderId))
  api.admin(periksaPembayaran, ({ params }) => periksa(deps, params.orderId))
}

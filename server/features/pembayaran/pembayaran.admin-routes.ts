import { kembalikanDana, ulangiPengembalian } from '#contract/pengembalian-admin.ts'
import { batalkanPesanan, getPesanan, periksaPembayaran } from '#contract/pesanan-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { bacaPesanan } from './baca-pesanan.ts'
import { batalkan } from './batalkan-pesanan.ts'
import { kembalikan, ulangi } from './kembalikan-dana.ts'
import { periksa } from './periksa-pembayaran.ts'

export function pembayaranAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getPesanan, ({ params }) => bacaPesanan(deps, params.orderId))
  api.admin(periksaPembayaran, ({ params }) => periksa(deps, params.orderId))
  api.admin(batalkanPesanan, ({ sesi, params }) => batalkan(deps, sesi, params.orderId))
  api.admin(kembalikanDana, ({ sesi, params, body }) => kembalikan(deps, sesi, params.orderId, body))
  api.admin(ulangiPengembalian, ({ sesi, params }) => ulangi(deps, sesi, params.orderId, params.pengembalianId))
}

import { createManualPesanan, quotePesanan } from '#contract/checkout/manual-admin.ts'
import { confirmOngkir } from '#contract/pesanan-admin/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as ongkir from './confirm-ongkir.ts'
import * as manual from './create-manual.ts'

export function checkoutAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(createManualPesanan, ({ sesi, body }) => manual.createManualPesanan(deps, sesi, body))
  api.admin(quotePesanan, ({ body }) => manual.quotePesanan(deps, body))
  api.admin(confirmOngkir, async ({ sesi, params, body }) => ({
    message: 'Ongkir tersimpan, pembeli diberi tahu',
    ...(await ongkir.confirmOngkir(deps, sesi, params.orderId, body.biaya)),
  }))
}

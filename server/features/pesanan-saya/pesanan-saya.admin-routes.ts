import { createPaymentLink } from '#contract/checkout/manual-admin.ts'
import { attestPembayaran, cancelPesananAdmin, checkPembayaran } from '#contract/pesanan-admin/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { checkAtProvider } from './ask-provider.ts'
import { attest } from './attest-pembayaran.ts'
import * as cancel from './cancel-pesanan.ts'
import * as tautan from './tautan-bayar.ts'

/** Actions on an order that the office takes for its buyer. */
export function myPesananAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(createPaymentLink, ({ sesi, params }) => tautan.createTautan(deps, sesi, params.orderId))
  api.admin(checkPembayaran, ({ params }) => checkAtProvider(deps, params.orderId))
  api.admin(attestPembayaran, ({ sesi, params, body }) => attest(deps, sesi, params.orderId, body))
  api.admin(cancelPesananAdmin, async ({ sesi, params }) => {
    const { status, message } = await cancel.cancelPesananAdmin(deps, sesi, params.orderId)
    return { status_pembayaran: status, message }
  })
}

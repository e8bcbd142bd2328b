import { updateTujuan } from '#contract/pesanan/tujuan-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as tujuan from './tujuan-pesanan.ts'

export function pesananAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(updateTujuan, async ({ sesi, params, body }) => ({
    tujuan: await tujuan.updateTujuan(deps, sesi, params.orderId, body),
    message: 'Alamat pesanan berhasil diubah',
  }))
}

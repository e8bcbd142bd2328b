import { getPilihanLot, pilihLot, repackPesanan, unpackPesanan } from '#contract/pemenuhan/kemasan-admin.ts'
import { addKiriman, listPerluDikemas } from '#contract/pemenuhan/kiriman-admin.ts'
import { archivePesanan, processPesanan, resolvePerhatian, restorePesanan } from '#contract/pesanan-admin/admin.ts'
import { processBanyak } from '#contract/pesanan-admin/banyak-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as kemasan from './kemas-pesanan.ts'
import * as kirim from './kirim-sebagian.ts'
import * as manage from './manage-pesanan.ts'
import { readPerluDikemas } from './perlu-dikemas.ts'
import * as banyak from './proses-banyak.ts'

export function pemenuhanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listPerluDikemas, () => readPerluDikemas(deps))
  api.admin(processPesanan, ({ sesi, params, body }) => manage.processPesanan(deps, sesi, params.orderId, body))
  api.admin(processBanyak, ({ sesi, body }) => banyak.processBanyak(deps, sesi, body))
  api.admin(addKiriman, ({ sesi, params, body }) => kirim.addKiriman(deps, sesi, params.orderId, body))
  api.admin(getPilihanLot, ({ params }) => kemasan.readPilihan(deps, params.orderId, params.produkId))
  api.admin(pilihLot, ({ sesi, params, body }) => kemasan.chooseLot(deps, sesi, params, body))
  api.admin(repackPesanan, ({ sesi, params }) => kemasan.repack(deps, sesi, params.orderId))
  api.admin(unpackPesanan, ({ sesi, params, body }) => kemasan.openKemasan(deps, sesi, params.orderId, body))
  api.admin(resolvePerhatian, async ({ sesi, params, body }) => {
    await manage.resolvePerhatian(deps, sesi, params.orderId, body)
    return { message: 'Sudah ditandai selesai' }
  })
  api.admin(archivePesanan, async ({ sesi, params }) => {
    await manage.archivePesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dipindahkan ke arsip' }
  })
  api.admin(restorePesanan, async ({ sesi, params }) => {
    await manage.restorePesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dikembalikan ke daftar' }
  })
}

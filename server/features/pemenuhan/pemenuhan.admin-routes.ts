import {
  chooseLot,
  getLotChoices,
  packScanned,
  repackLot,
  repackPesanan,
  unpackPesanan,
} from '#contract/pemenuhan/kemasan-admin.ts'
import { addKiriman, listToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { archivePesanan, processPesanan, resolvePerhatian, restorePesanan } from '#contract/pesanan-admin/admin.ts'
import { processMany } from '#contract/pesanan-admin/many-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as kemasan from './kemas-pesanan.ts'
import * as manage from './manage-pesanan.ts'
import * as scanned from './pack-scanned.ts'
import * as many from './process-many.ts'
import { repackLot as repackAll } from './repack-lot.ts'
import * as send from './send-part.ts'
import { readToPack } from './to-pack.ts'

export function pemenuhanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listToPack, ({ query }) => readToPack(deps, query.id))
  api.admin(processPesanan, ({ sesi, params, body }) => manage.processPesanan(deps, sesi, params.orderId, body))
  api.admin(processMany, ({ sesi, body }) => many.processMany(deps, sesi, body))
  api.admin(addKiriman, ({ sesi, params, body }) => send.addKiriman(deps, sesi, params.orderId, body))
  api.admin(getLotChoices, ({ params }) => kemasan.readChoices(deps, params.orderId, params.produkId))
  api.admin(chooseLot, ({ sesi, params, body }) => kemasan.chooseLot(deps, sesi, params, body))
  api.admin(repackPesanan, ({ sesi, params }) => kemasan.repack(deps, sesi, params.orderId))
  api.admin(repackLot, ({ sesi, params }) => repackAll(deps, sesi, params.lotId))
  api.admin(packScanned, ({ sesi, params, body }) => scanned.packScanned(deps, sesi, params.orderId, body))
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

import {
  createPengiriman,
  deletePengiriman,
  getPengirimanAdmin,
  listPengirimanAdmin,
  updatePengiriman,
} from '#contract/pengiriman/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-pengiriman.ts'
import { pengirimanRepository } from './pengiriman.repository.ts'

const SETELAH_HAPUS = {
  hapus: 'Metode pengiriman berhasil dihapus',
  arsip: 'Metode pengiriman diarsipkan karena sudah dipakai pesanan',
}

export function pengirimanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listPengirimanAdmin, ({ query }) => pengirimanRepository(deps.db).listAdmin(query))
  api.admin(getPengirimanAdmin, ({ params }) => manage.readPengiriman(deps.db, params.shippingId))
  api.admin(createPengiriman, async ({ sesi, body }) => ({
    message: 'Metode pengiriman berhasil ditambahkan',
    ...(await manage.createPengiriman(deps, sesi, body)),
  }))
  api.admin(updatePengiriman, async ({ sesi, params, body }) => ({
    message: 'Metode pengiriman berhasil diperbarui',
    ...(await manage.updatePengiriman(deps, sesi, params.shippingId, body)),
  }))
  api.admin(deletePengiriman, async ({ sesi, params, query }) => ({
    message: SETELAH_HAPUS[await manage.deletePengiriman(deps, sesi, params.shippingId, query.versi)],
  }))
}

import {
  createPengiriman,
  deletePengiriman,
  getPengirimanAdmin,
  listPengirimanAdmin,
  updatePengiriman,
} from '#contract/pengiriman/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { pengiriman } from './metode-kantor.ts'

export function pengirimanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listPengirimanAdmin, ({ query }) => pengiriman.list(deps.db, query))
  api.admin(getPengirimanAdmin, ({ params }) => pengiriman.read(deps.db, params.shippingId))
  api.admin(createPengiriman, ({ sesi, body }) => pengiriman.create(deps, sesi, body))
  api.admin(updatePengiriman, ({ sesi, params, body }) => pengiriman.update(deps, sesi, params.shippingId, body))
  api.admin(deletePengiriman, ({ sesi, params, query }) =>
    pengiriman.remove(deps, sesi, params.shippingId, query.versi),
  )
}

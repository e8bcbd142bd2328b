import { createMetode, deleteMetode, getMetode, listMetode, updateMetode } from '#contract/pembayaran/metode-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { metode } from './metode.ts'

export function metodeAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listMetode, ({ query }) => metode.list(deps.db, query))
  api.admin(getMetode, ({ params }) => metode.read(deps.db, params.metodeId))
  api.admin(createMetode, ({ sesi, body }) => metode.create(deps, sesi, body))
  api.admin(updateMetode, ({ sesi, params, body }) => metode.update(deps, sesi, params.metodeId, body))
  api.admin(deleteMetode, ({ sesi, params, query }) => metode.remove(deps, sesi, params.metodeId, query.versi))
}

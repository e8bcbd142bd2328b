import { getKemas, listKemas, listPrints } from '#contract/kemas/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { listPending } from './kemas.repository.ts'
import { readForPrint, readKemas } from './read-kemas.ts'

export function kemasAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listKemas, ({ query }) => listPending(deps.db, query))
  api.admin(getKemas, ({ params }) => readKemas(deps, params.orderId))
  api.admin(listPrints, ({ sesi, query }) => readForPrint(deps, sesi, query.id))
}

import { decideUlasan, getUlasanAdmin, listUlasanAdmin } from '#contract/ulasan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as moderate from './moderate-ulasan.ts'

export function ulasanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listUlasanAdmin, ({ query }) => moderate.listUlasan(deps.db, query))
  api.admin(getUlasanAdmin, ({ params }) => moderate.readUlasan(deps.db, params.ulasanId))
  api.admin(decideUlasan, async ({ sesi, params, body }) => ({
    message: body.keputusan === 'tayang' ? 'Ulasan tayang' : 'Ulasan ditolak',
    ...(await moderate.decideUlasan(deps, sesi, params.ulasanId, body)),
  }))
}

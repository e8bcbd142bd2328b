import { createRetur, receiveRetur } from '#contract/retur/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as retur from './retur.ts'

export function returAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(createRetur, async ({ sesi, params, body }) => {
    await retur.createRetur(deps, sesi, params.orderId, body)
    return { message: 'Retur ditunggu' }
  })
  api.admin(receiveRetur, async ({ sesi, params, body }) => {
    await retur.takeRetur(deps, sesi, params.orderId, params.returId, body)
    return { message: 'Retur diterima' }
  })
}

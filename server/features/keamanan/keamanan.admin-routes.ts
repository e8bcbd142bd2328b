import { listKejadian } from '#contract/keamanan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kejadianRepository } from './kejadian.repository.ts'
import { flushKejadian, stopRecording } from './record-kejadian.ts'

export function keamananAdminRoutes(api: Endpoints, deps: Deps): void {
  api.onClose(() => stopRecording(deps))

  api.admin(listKejadian, async ({ query }) => {
    await flushKejadian(deps)
    return kejadianRepository(deps.db).list(query)
  })
}

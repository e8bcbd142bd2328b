import { listJejak } from '#contract/jejak/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { jejakRepository } from './jejak.repository.ts'

export function jejakAdminRoutes(api: Endpoints, { db }: Deps): void {
  api.admin(listJejak, ({ query }) => jejakRepository(db).list(query))
}

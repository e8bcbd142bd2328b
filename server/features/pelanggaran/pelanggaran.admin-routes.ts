import { listPelanggaran } from '#contract/pelanggaran/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { pelanggaranRepository } from './pelanggaran.repository.ts'

export function pelanggaranAdminRoutes(api: Endpoints, { db }: Deps): void {
  api.admin(listPelanggaran, ({ query }) => pelanggaranRepository(db).list(query))
}

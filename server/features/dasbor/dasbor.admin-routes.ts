import { getDasbor } from '#contract/dasbor-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { dasborRepository } from './dasbor.repository.ts'

export function dasborAdminRoutes(api: Endpoints, deps: Deps): void {
  const dasbor = dasborRepository(deps)
  api.admin(getDasbor, async ({ query }) => {
    const now = deps.clock()
    const hari = Number(query.hari)
    const [tugas, harian, terlaris] = await Promise.all([
      dasbor.tugas(),
      dasbor.harian(now, hari),
      dasbor.terlaris(now, hari),
    ])
    return { tugas, harian, terlaris }
  })
}

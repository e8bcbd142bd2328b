import { getDasbor } from '#contract/dasbor/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { dasborRepository } from './dasbor.repository.ts'
import { readPenjualan } from './penjualan.repository.ts'

export function dasborAdminRoutes(api: Endpoints, deps: Deps): void {
  const dasbor = dasborRepository(deps)
  api.admin(getDasbor, async ({ query }) => {
    const [tugas, penjualan] = await Promise.all([
      dasbor.tugas(),
      readPenjualan(deps.db, deps.clock(), Number(query.hari)),
    ])
    return { tugas, ...penjualan }
  })
}

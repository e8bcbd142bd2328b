import { getPengaturan, updatePengaturan } from '#contract/pengaturan/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-pengaturan.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

export function pengaturanAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(getPengaturan, () => pengaturanRepository(deps.db).read())
  api.admin(updatePengaturan, async ({ sesi, body }) => ({
    message: 'Pengaturan toko berhasil disimpan',
    ...(await manage.updatePengaturan(deps, sesi, body)),
  }))
}

import { getDirektoriAdmin, listDirektoriAdmin, updateDirektori } from '#contract/direktori/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-direktori.ts'

export function direktoriAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listDirektoriAdmin, ({ query }) => manage.listDirektori(deps.db, query))
  api.admin(getDirektoriAdmin, ({ params }) => manage.readDirektori(deps.db, params.kode))
  api.admin(updateDirektori, async ({ sesi, params, body }) => ({
    message: 'Kontak berhasil disimpan',
    ...(await manage.updateDirektori(deps, sesi, params.kode, body)),
  }))
}

import { getCatatanPenyakitAdmin, listCatatanPenyakit, updateCatatanPenyakit } from '#contract/penyakit/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-catatan.ts'

export function penyakitAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listCatatanPenyakit, ({ query }) => manage.listCatatan(deps.db, query))
  api.admin(getCatatanPenyakitAdmin, ({ params }) => manage.readCatatan(deps.db, params.kode))
  api.admin(updateCatatanPenyakit, async ({ sesi, params, body }) => ({
    message: 'Catatan berhasil disimpan',
    ...(await manage.updateCatatan(deps, sesi, params.kode, body)),
  }))
}

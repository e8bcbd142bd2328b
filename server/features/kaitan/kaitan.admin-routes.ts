import {
  getKaitanAdmin,
  type JenisKaitan,
  listKaitanAdmin,
  searchTerkait,
  updateKaitan,
} from '#contract/kaitan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature, SetPenyakit } from '#server/feature.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-kaitan.ts'
import { terkaitRepository } from './terkait.repository.ts'

export function kaitanAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  const setPenyakit: Record<JenisKaitan, SetPenyakit> = Object.assign({}, ...features.map(({ kaitan }) => kaitan))

  api.admin(listKaitanAdmin, () => manage.listKaitan(deps.db))
  api.admin(searchTerkait, ({ query }) => terkaitRepository(deps.db).search(query.jenis, query.q))
  api.admin(getKaitanAdmin, ({ params }) => manage.readKaitan(deps.db, params.kode))
  api.admin(updateKaitan, async ({ sesi, params, body }) => ({
    message: 'Kaitan penyakit disimpan',
    ...(await manage.updateKaitan(deps, setPenyakit, sesi, params.kode, body)),
  }))
}

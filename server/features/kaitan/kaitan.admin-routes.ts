import {
  getKaitanAdmin,
  type KaitanKind,
  listKaitanAdmin,
  searchRelated,
  updateKaitan,
} from '#contract/kaitan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature, SetPenyakit } from '#server/feature.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-kaitan.ts'
import { relatedRepository } from './related.repository.ts'

export function kaitanAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  const setPenyakit: Record<KaitanKind, SetPenyakit> = Object.assign({}, ...features.map(({ kaitan }) => kaitan))

  api.admin(listKaitanAdmin, () => manage.listKaitan(deps.db))
  api.admin(searchRelated, ({ query }) => relatedRepository(deps.db).search(query.jenis, query.q))
  api.admin(getKaitanAdmin, ({ params }) => manage.readKaitan(deps.db, params.kode))
  api.admin(updateKaitan, async ({ sesi, params, body }) => ({
    message: 'Kaitan penyakit disimpan',
    ...(await manage.updateKaitan(deps, setPenyakit, sesi, params.kode, body)),
  }))
}

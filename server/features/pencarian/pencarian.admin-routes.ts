import {
  createSinonim,
  deleteSinonim,
  getSinonim,
  listEmptySearches,
  listSinonim,
  updateSinonim,
} from '#contract/pencarian/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { emptySearchRepository } from './empty-search.repository.ts'
import { sinonim } from './sinonim.ts'

export function pencarianAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db } = deps
  api.admin(listSinonim, ({ query }) => sinonim.list(db, query))
  api.admin(getSinonim, ({ params }) => sinonim.read(db, params.sinonimId))
  api.admin(createSinonim, ({ sesi, body }) => sinonim.create(deps, sesi, body))
  api.admin(updateSinonim, ({ sesi, params, body }) => sinonim.update(deps, sesi, params.sinonimId, body))
  api.admin(deleteSinonim, ({ sesi, params, query }) => sinonim.remove(deps, sesi, params.sinonimId, query.versi))
  api.admin(listEmptySearches, ({ query }) => emptySearchRepository(db).list(query))
}

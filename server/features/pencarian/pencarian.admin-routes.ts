import {
  createSinonim,
  deleteSinonim,
  getSinonim,
  listCariKosong,
  listSinonim,
  updateSinonim,
} from '#contract/pencarian/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kosongRepository } from './kosong.repository.ts'
import * as manage from './manage-sinonim.ts'
import { sinonimRepository } from './sinonim.repository.ts'

export function pencarianAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listSinonim, ({ query }) => sinonimRepository(deps.db).list(query))
  api.admin(getSinonim, ({ params }) => manage.readSinonim(deps.db, params.sinonimId))
  api.admin(createSinonim, async ({ sesi, body }) => ({
    message: 'Kata berhasil ditambahkan',
    ...(await manage.createSinonim(deps, sesi, body)),
  }))
  api.admin(updateSinonim, async ({ sesi, params, body }) => ({
    message: 'Kata berhasil diperbarui',
    ...(await manage.updateSinonim(deps, sesi, params.sinonimId, body)),
  }))
  api.admin(deleteSinonim, async ({ sesi, params, query }) => {
    await manage.deleteSinonim(deps, sesi, params.sinonimId, query.versi)
    return { message: 'Kata berhasil dihapus' }
  })
  api.admin(listCariKosong, ({ query }) => kosongRepository(deps.db).list(query))
}

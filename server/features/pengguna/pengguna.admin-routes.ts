import {
  type AkunPengguna,
  deletePengguna,
  getPengguna,
  listPengguna,
  updatePengguna,
} from '#contract/pengguna/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-pengguna.ts'
import { penggunaRepository } from './pengguna.repository.ts'

export function penggunaAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  api.admin(listPengguna, ({ query }) => penggunaRepository(deps.db).list(query))
  api.admin(getPengguna, async ({ params }) => withData(await manage.readPengguna(deps.db, params.userId)))
  api.admin(updatePengguna, async ({ sesi, params, body, ...caller }) => ({
    message: 'Berhasil memperbarui pengguna',
    ...withData(await manage.updatePengguna(deps, sesi, params.userId, body, caller)),
  }))
  api.admin(deletePengguna, async ({ sesi, params, query }) => {
    await manage.deletePengguna(deps, features, sesi, params.userId, query.versi)
    return { message: 'Data pengguna berhasil dihapus.' }
  })
}

const withData = (data: AkunPengguna) => ({ ...data, data })

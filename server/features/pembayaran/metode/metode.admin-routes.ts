import { createMetode, deleteMetode, getMetode, listMetode, updateMetode } from '#contract/pembayaran/metode-office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-metode.ts'
import { metodeRepository } from './metode.repository.ts'

export function metodeAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listMetode, ({ query }) => metodeRepository(deps.db).list(query))
  api.admin(getMetode, ({ params }) => manage.readMetode(deps.db, params.metodeId))
  api.admin(createMetode, async ({ sesi, body }) => ({
    message: 'Metode pembayaran berhasil ditambahkan',
    ...(await manage.createMetode(deps, sesi, body)),
  }))
  api.admin(updateMetode, async ({ sesi, params, body }) => ({
    message: 'Metode pembayaran berhasil diperbarui',
    ...(await manage.updateMetode(deps, sesi, params.metodeId, body)),
  }))
  api.admin(deleteMetode, async ({ sesi, params, query }) => {
    await manage.deleteMetode(deps, sesi, params.metodeId, query.versi)
    return { message: 'Metode pembayaran berhasil dihapus' }
  })
}

import {
  createTarif,
  deleteTarif,
  exportTarif,
  getTarif,
  importTarif,
  listTarif,
  updateTarif,
} from '#contract/pengiriman/tarif-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as imports from './import-tarif.ts'
import * as manage from './manage-tarif.ts'
import { tarifRepository } from './tarif.repository.ts'
import { exportTarif as exportCsv } from './tarif-csv.ts'

export function tarifAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listTarif, ({ query }) => tarifRepository(deps.db).list(query))
  api.admin(getTarif, ({ params }) => manage.readTarif(deps.db, params.ongkirId))
  api.admin(createTarif, async ({ sesi, body }) => ({
    message: 'Tarif berhasil ditambahkan',
    ...(await manage.createTarif(deps, sesi, body)),
  }))
  api.admin(updateTarif, async ({ sesi, params, body }) => ({
    message: 'Tarif berhasil diperbarui',
    ...(await manage.updateTarif(deps, sesi, params.ongkirId, body)),
  }))
  api.admin(deleteTarif, async ({ sesi, params, query }) => {
    await manage.deleteTarif(deps, sesi, params.ongkirId, query.versi)
    return { message: 'Tarif berhasil dihapus' }
  })
  api.berkas(exportTarif, ({ query }) => exportCsv(deps, query))
  api.admin(importTarif, ({ sesi, body: { berkas, mode, sidik } }) =>
    mode === 'terapkan' ? imports.applyTarif(deps, sesi, berkas, sidik) : imports.checkTarif(deps, berkas),
  )
}

import { deleteLaporan, getLaporan, listLaporan, tanganiLaporan } from '#contract/kontak/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-laporan.ts'
import { laporanRepository } from './laporan.repository.ts'

export function kontakAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listLaporan, ({ query }) => laporanRepository(deps.db).list(query))
  api.admin(getLaporan, ({ params }) => manage.bacaLaporan(deps.db, params.laporanId))
  api.admin(tanganiLaporan, ({ sesi, params, body }) => tangani(deps, sesi, params.laporanId, body.ditangani))
  api.admin(deleteLaporan, async ({ sesi, params }) => {
    await manage.hapusLaporan(deps, sesi, params.laporanId)
    return { message: 'Pesan telah dihapus.' }
  })
}

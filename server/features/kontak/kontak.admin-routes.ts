import { deleteLaporan, getFotoLaporan, getLaporan, listLaporan, resolveLaporan } from '#contract/kontak/admin.ts'
import type { Deps } from '#server/deps.ts'
import { openFoto } from '#server/features/foto/foto.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { laporanRepository } from './laporan.repository.ts'
import * as manage from './manage-laporan.ts'

export function kontakAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listLaporan, ({ query }) => laporanRepository(deps.db).list(query))
  api.admin(getLaporan, ({ params }) => manage.readLaporan(deps.db, params.laporanId))
  api.berkas(getFotoLaporan, ({ params }) => openFoto(deps, 'laporan_id', params.laporanId, params.fotoId))
  api.admin(resolveLaporan, ({ sesi, params, body }) =>
    manage.resolveLaporan(deps, sesi, params.laporanId, body.ditangani),
  )
  api.admin(deleteLaporan, async ({ sesi, params }) => {
    await manage.deleteLaporan(deps, sesi, params.laporanId)
    return { message: 'Pesan telah dihapus.' }
  })
}

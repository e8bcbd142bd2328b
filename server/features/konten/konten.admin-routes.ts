import {
  createArtikel,
  deleteArtikel,
  listArtikelAdmin,
  updateArtikel,
  uploadGambarArtikel,
} from '#contract/konten/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { artikelRepository } from './artikel.repository.ts'
import * as gambar from './gambar-artikel.ts'
import * as manage from './manage-artikel.ts'

export function kontenAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listArtikelAdmin, ({ query }) => artikelRepository(deps.db).listAdmin(query, deps.clock()))
  api.admin(createArtikel, async ({ sesi, body }) => ({
    message: 'Artikel berhasil dibuat',
    ...(await manage.createArtikel(deps, sesi, body)),
  }))
  api.admin(updateArtikel, async ({ sesi, params, body }) => ({
    message: 'Artikel berhasil diperbarui',
    ...(await manage.updateArtikel(deps, sesi, params.id, body)),
  }))
  api.admin(uploadGambarArtikel, ({ body }) => gambar.uploadGambarArtikel(deps, body.gambar))
  api.admin(deleteArtikel, async ({ sesi, params, query }) => {
    await manage.deleteArtikel(deps, sesi, params.id, query.versi)
    return { message: 'Artikel berhasil dihapus' }
  })
}

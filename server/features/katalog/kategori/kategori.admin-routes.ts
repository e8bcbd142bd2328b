import { createKategori, deleteKategori, listKategoriAdmin, updateKategori } from '#contract/katalog/kategori-office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kategoriRepository } from './kategori.repository.ts'
import * as manage from './manage-kategori.ts'

export function kategoriAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listKategoriAdmin, ({ query }) => kategoriRepository(deps.db).listAdmin(query))
  api.admin(createKategori, async ({ sesi, body }) => ({
    message: 'Kategori berhasil ditambahkan',
    ...(await manage.createKategori(deps, sesi, body)),
  }))
  api.admin(updateKategori, async ({ sesi, params, body }) => ({
    message: 'Kategori berhasil diperbarui',
    ...(await manage.updateKategori(deps, sesi, params.kategoriId, body)),
  }))
  api.admin(deleteKategori, async ({ sesi, params, query }) => {
    await manage.deleteKategori(deps, sesi, params.kategoriId, query.versi)
    return { message: 'Kategori berhasil dihapus' }
  })
}

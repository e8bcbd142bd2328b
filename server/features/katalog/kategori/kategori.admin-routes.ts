import { createKategori, deleteKategori, listKategoriAdmin, updateKategori } from '#contract/katalog/kategori-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kategori } from './kategori.ts'

export function kategoriAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listKategoriAdmin, ({ query }) => kategori.list(deps.db, query))
  api.admin(createKategori, ({ sesi, body }) => kategori.create(deps, sesi, body))
  api.admin(updateKategori, ({ sesi, params, body }) => kategori.update(deps, sesi, params.kategoriId, body))
  api.admin(deleteKategori, ({ sesi, params, query }) => kategori.remove(deps, sesi, params.kategoriId, query.versi))
}

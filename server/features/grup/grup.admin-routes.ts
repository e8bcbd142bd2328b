import { createGrup, deleteGrup, getGrup, listGrup, updateGrup } from '#contract/grup/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { grupRepository } from './grup.repository.ts'
import * as manage from './manage-grup.ts'

const AFTER_DELETE = {
  hapus: 'Grup berhasil dihapus',
  arsip: 'Grup diarsipkan karena punya anggota atau voucher',
}

export function grupAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listGrup, ({ query }) => grupRepository(deps.db).list(query))
  api.admin(getGrup, ({ params }) => manage.readGrup(deps.db, params.grupId))
  api.admin(createGrup, async ({ sesi, body }) => ({
    message: 'Grup berhasil ditambahkan',
    ...(await manage.createGrup(deps, sesi, body)),
  }))
  api.admin(updateGrup, async ({ sesi, params, body }) => ({
    message: 'Grup berhasil diperbarui',
    ...(await manage.updateGrup(deps, sesi, params.grupId, body)),
  }))
  api.admin(deleteGrup, async ({ sesi, params, query }) => ({
    message: AFTER_DELETE[await manage.deleteGrup(deps, sesi, params.grupId, query.versi)],
  }))
}

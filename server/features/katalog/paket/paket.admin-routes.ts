import {
  archivePaket,
  createPaket,
  getPaketAdmin,
  listPaketAdmin,
  reorderPaket,
  restorePaket,
  updatePaket,
} from '#contract/katalog/paket-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import * as manage from './manage-paket.ts'
import { paketRepository } from './paket.repository.ts'

export function paketAdminRoutes(api: Endpoints, deps: Deps): void {
  const paket = paketRepository(deps.db)

  api.admin(listPaketAdmin, ({ query }) => paket.listAdmin(query))
  api.admin(getPaketAdmin, async ({ params }) => {
    const found = await paket.findAdmin(params.paketId)
    if (!found) throw new AppError('PAKET_TIDAK_ADA')
    return found
  })
  api.admin(createPaket, async ({ sesi, body }) => ({
    message: 'Paket berhasil ditambahkan',
    ...(await manage.createPaket(deps, sesi, body)),
  }))
  api.admin(updatePaket, async ({ sesi, params, body }) => ({
    message: 'Paket berhasil diupdate',
    ...(await manage.updatePaket(deps, sesi, params.paketId, body)),
  }))
  api.admin(archivePaket, async ({ sesi, params, query }) => {
    await manage.archivePaket(deps, sesi, params.paketId, query.versi)
    return { message: 'Paket dipindahkan ke arsip' }
  })
  api.admin(restorePaket, async ({ sesi, params }) => {
    await manage.restorePaket(deps, sesi, params.paketId)
    return { message: 'Paket dijual lagi' }
  })
  api.admin(reorderPaket, async ({ sesi, body }) => {
    await manage.reorderPaket(deps, sesi, body)
    return { message: 'Urutan paket disimpan' }
  })
}

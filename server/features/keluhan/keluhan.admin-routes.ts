import * as contract from '#contract/keluhan/admin.ts'
import type { Deps } from '#server/deps.ts'
import { openFoto } from '#server/features/foto/foto.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { finishKeluhan, replyToko } from './answer-keluhan.ts'
import { keluhanAdminRepository } from './keluhan-admin.repository.ts'

export function keluhanAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  api.admin(contract.listKeluhanAdmin, ({ query }) => keluhanAdminRepository(db).list(query, clock()))
  api.admin(contract.getKeluhanAdmin, async ({ params }) => {
    const found = await keluhanAdminRepository(db).find(params.keluhanId, clock())
    if (!found) throw new AppError('KELUHAN_TIDAK_ADA')
    return found
  })
  api.berkas(contract.getFotoKeluhanAdmin, ({ params }) =>
    openFoto(deps, 'keluhan_id', params.keluhanId, params.fotoId),
  )
  api.admin(contract.replyKeluhanAdmin, async ({ sesi, params, body }) => {
    await replyToko(deps, sesi, params.keluhanId, body)
    return { message: 'Jawaban dikirim' }
  })
  api.admin(contract.finishKeluhan, async ({ sesi, params, body }) => {
    await finishKeluhan(deps, sesi, params.keluhanId, body)
    return { message: 'Keluhan selesai' }
  })
}

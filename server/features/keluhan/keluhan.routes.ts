import * as contract from '#contract/keluhan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { openFoto } from '#server/features/foto/foto.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { replyPembeli, withdrawKeluhan } from './answer-keluhan.ts'
import { createKeluhan, readKeluhan } from './create-keluhan.ts'
import { keluhanRepository } from './keluhan.repository.ts'

export function keluhanRoutes(api: Endpoints, deps: Deps): void {
  api.pelanggan(contract.getKeluhan, ({ sesi, params }) => readKeluhan(deps, sesi.penggunaId, params.orderId))
  api.pelanggan(contract.createKeluhan, ({ sesi, params, body }) =>
    createKeluhan(deps, sesi.penggunaId, params.orderId, body),
  )
  api.pelanggan(contract.replyKeluhan, ({ sesi, params, body }) =>
    replyPembeli(deps, sesi.penggunaId, params.keluhanId, body),
  )
  api.pelanggan(contract.withdrawKeluhan, ({ sesi, params }) =>
    withdrawKeluhan(deps, sesi.penggunaId, params.keluhanId),
  )
  api.berkas(contract.getFotoKeluhan, async ({ sesi, params: { keluhanId, fotoId } }) => {
    if (!(await keluhanRepository(deps.db).isOwn(sesi.penggunaId, keluhanId))) throw new AppError('FOTO_TIDAK_ADA')
    return openFoto(deps, 'keluhan_id', keluhanId, fotoId)
  })
}

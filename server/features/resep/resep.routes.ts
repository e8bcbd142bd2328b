import {
  createResep,
  deleteBerkasResep,
  getBerkasResep,
  getResep,
  listProdukResep,
  listResep,
  uploadBerkasResep,
} from '#contract/resep/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { berkasRepository } from './berkas.repository.ts'
import { discardBerkas, openBerkasResep, uploadBerkas } from './berkas-resep.ts'
import * as create from './create-resep.ts'
import { resepRepository } from './resep.repository.ts'

export function resepRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps

  api.pelanggan(uploadBerkasResep, ({ sesi, body }) => uploadBerkas(deps, sesi.penggunaId, body.berkas))
  api.pelanggan(deleteBerkasResep, async ({ sesi, params }) => {
    await discardBerkas(deps, sesi.penggunaId, params.berkasId)
    return { message: 'Berkas dihapus.' }
  })
  api.berkas(getBerkasResep, async ({ sesi, params }) =>
    openBerkasResep(deps, await berkasRepository(db).findOf(sesi.penggunaId, params.berkasId)),
  )
  api.public(listProdukResep, () => resepRepository(db).listChoices())
  api.pelanggan(createResep, ({ sesi, body }) => create.createResep(deps, sesi.penggunaId, body))
  api.pelanggan(listResep, ({ sesi, query }) => resepRepository(db).listOf(sesi.penggunaId, query, clock()))
  api.pelanggan(getResep, ({ sesi, params }) => create.readOf(db, sesi.penggunaId, params.resepId, clock()))
}

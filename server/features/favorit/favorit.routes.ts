import {
  addFavorit,
  cancelStokAlert,
  getStokAlert,
  listFavorit,
  removeFavorit,
  requestStokAlert,
} from '#contract/favorit/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { addFavorit as add } from './add-favorit.ts'
import { favoritRepository } from './favorit.repository.ts'
import { requestStokAlert as ask } from './kabar-stok.ts'
import { stokAlertRepository } from './stok-alert.repository.ts'

export function favoritRoutes(api: Endpoints, deps: Deps): void {
  const { db } = deps
  const favorit = favoritRepository(db)
  const kabar = stokAlertRepository(db)
  const mine = async (penggunaId: number) => ({ produkIds: await favorit.list(penggunaId) })

  api.pelanggan(listFavorit, ({ sesi }) => mine(sesi.penggunaId))

  api.pelanggan(addFavorit, async ({ sesi: { penggunaId }, body }) => {
    await add(deps, penggunaId, body.produkIds)
    return mine(penggunaId)
  })

  api.pelanggan(removeFavorit, async ({ sesi: { penggunaId }, params }) => {
    await favorit.remove(penggunaId, params.produkId)
    return mine(penggunaId)
  })

  api.pelanggan(getStokAlert, async ({ sesi, params }) => ({
    diminta: await kabar.isRequested(sesi.penggunaId, params.produkId),
  }))

  api.pelanggan(requestStokAlert, async ({ sesi, params }) => ({
    message: `Kami kabari satu kali ke ${await ask(deps, sesi.penggunaId, params.produkId)} begitu tersedia lagi.`,
  }))

  api.pelanggan(cancelStokAlert, async ({ sesi, params }) => {
    await kabar.remove(sesi.penggunaId, params.produkId)
    return { message: 'Kabar stok dibatalkan.' }
  })
}

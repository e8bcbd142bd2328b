import {
  addFavorit,
  askKabarStok,
  cancelKabarStok,
  getKabarStok,
  listFavorit,
  removeFavorit,
} from '#contract/favorit/endpoints.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { favoritRepository } from './favorit.repository.ts'
import { kabarStokRepository } from './kabar-stok.repository.ts'
import { askKabarStok as ask } from './kabar-stok.ts'

export function favoritRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps
  const favorit = favoritRepository(db)
  const kabar = kabarStokRepository(db)
  const mine = async (penggunaId: number) => ({ produkIds: await favorit.list(penggunaId) })

  api.pelanggan(listFavorit, ({ sesi }) => mine(sesi.penggunaId))

  api.pelanggan(addFavorit, async ({ sesi: { penggunaId }, body }) => {
    await takeJatah(db, 'favorit', `akun ${penggunaId}`, clock())
    await transaction(db, async (tx) => {
      // Lock the account, so that of concurrent requests the second counts the products of the first.
      await akunRepository(tx).lock(penggunaId)
      await favoritRepository(tx).add(penggunaId, body.produkIds, clock())
    })
    return mine(penggunaId)
  })

  api.pelanggan(removeFavorit, async ({ sesi: { penggunaId }, params }) => {
    await favorit.remove(penggunaId, params.produkId)
    return mine(penggunaId)
  })

  api.pelanggan(getKabarStok, async ({ sesi, params }) => ({
    diminta: await kabar.isDiminta(sesi.penggunaId, params.produkId),
  }))

  api.pelanggan(askKabarStok, async ({ sesi, params }) => ({
    message: `Kami kabari satu kali ke ${await ask(deps, sesi.penggunaId, params.produkId)} begitu tersedia lagi.`,
  }))

  api.pelanggan(cancelKabarStok, async ({ sesi, params }) => {
    await kabar.remove(sesi.penggunaId, params.produkId)
    return { message: 'Kabar stok dibatalkan.' }
  })
}

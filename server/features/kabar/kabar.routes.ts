import { countKabar, listKabar, readKabar } from '#contract/kabar/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { kabarRepository } from './kabar.repository.ts'

export function kabarRoutes(api: Endpoints, { db, clock }: Deps): void {
  const kabar = kabarRepository(db)
  const count = async (penggunaId: number) => ({ belum_dibaca: await kabar.countUnread(penggunaId, clock()) })

  api.pelanggan(listKabar, ({ sesi, query }) => kabar.list(sesi.penggunaId, query.page, clock()))
  api.pelanggan(countKabar, ({ sesi }) => count(sesi.penggunaId))
  api.pelanggan(readKabar, async ({ sesi, body }) => {
    await kabar.markRead(sesi.penggunaId, body.sampai, clock())
    return count(sesi.penggunaId)
  })
}

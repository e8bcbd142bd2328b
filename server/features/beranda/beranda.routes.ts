import { type Beranda, getBeranda, getBerandaGambar } from '#contract/beranda/endpoints.ts'
import { publicBeranda } from '#contract/beranda/public-admin.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import { ulasanRepository } from '#server/features/ulasan/ulasan.repository.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { gambarDelivery } from '#server/storage/gambar.ts'
import { berandaRepository } from './beranda.repository.ts'

export function berandaRoutes(api: Endpoints, { db, storage }: Deps): void {
  const deliver = gambarDelivery(storage)
  let latest: Beranda = {}

  // Every page needs this data for its footer. The last result is served while the database is unreachable.
  api.public(getBeranda, async () => {
    try {
      const content = await berandaRepository(db).read()
      latest = publicBeranda(content, !content.contoh_ulasan && (await ulasanRepository(db).listBeranda()).length > 0)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
    return latest
  })
  api.gambar(getBerandaGambar, ({ params, query, header }) =>
    deliver('beranda', params.gambar, query.w, header('accept')),
  )
}

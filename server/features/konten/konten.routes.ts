import { getArtikel, getArtikelGambar, listArtikel } from '#contract/konten/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { gambarDelivery } from '#server/storage/gambar.ts'
import { artikelRepository } from './artikel.repository.ts'
import { readArtikel } from './read-artikel.ts'

export function kontenRoutes(api: Endpoints, { db, clock, storage }: Deps): void {
  const artikel = artikelRepository(db)
  const deliver = gambarDelivery(storage)

  api.public(
    listArtikel,
    ({ query }) => artikel.list(query, { pada: clock() }),
    ({ query }) => artikel.list(query, 'semua'),
  )
  api.public(
    getArtikel,
    ({ params }) => readArtikel(db, params.id, { pada: clock() }),
    ({ params }) => readArtikel(db, params.id, 'semua'),
  )
  api.gambar(getArtikelGambar, ({ params, query, header }) =>
    deliver('artikel', params.gambar, query.w, header('accept')),
  )
}

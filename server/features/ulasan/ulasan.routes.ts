import { deleteUlasan, listUlasan, listUlasanBeranda, listUlasanSaya, writeUlasan } from '#contract/ulasan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { ulasanRepository } from './ulasan.repository.ts'
import { writeUlasan as write } from './write-ulasan.ts'

export function ulasanRoutes(api: Endpoints, deps: Deps): void {
  const ulasan = ulasanRepository(deps.db)
  api.publik(listUlasan, ({ params, query }) => ulasan.listTayang(params, query.page))
  api.publik(listUlasanBeranda, () => ulasan.listBeranda())
  api.pelanggan(listUlasanSaya, ({ sesi }) => ulasan.listSaya(sesi.penggunaId))
  api.pelanggan(writeUlasan, async ({ sesi, params, body }) => {
    await write(deps, sesi.penggunaId, { params, body })
    return { message: 'Terima kasih. Ulasan Anda kami baca dulu, lalu tayang di halaman barangnya.' }
  })
  api.pelanggan(deleteUlasan, async ({ sesi, params }) => {
    await ulasan.remove(sesi.penggunaId, params)
    return { message: 'Ulasan dihapus.' }
  })
}

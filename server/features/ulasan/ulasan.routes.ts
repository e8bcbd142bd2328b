import { CONTOH_ULASAN } from '#content/contoh-ulasan.ts'
import { listUlasanBeranda, ULASAN_BERANDA_MIN } from '#contract/ulasan/beranda.ts'
import { listUlasan } from '#contract/ulasan/endpoints.ts'
import { deleteUlasan, listMyUlasan, writeUlasan } from '#contract/ulasan/mine.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { ulasanRepository } from './ulasan.repository.ts'
import { writeUlasan as write } from './write-ulasan.ts'

export function ulasanRoutes(api: Endpoints, deps: Deps): void {
  const ulasan = ulasanRepository(deps.db)
  api.public(listUlasan, ({ params, query }) => ulasan.listPublished(params, query.page))
  api.public(listUlasanBeranda, async () => {
    const real = await ulasan.listBeranda()
    if (real.length >= ULASAN_BERANDA_MIN) return { contoh: false, ulasan: real }
    if (!(await ulasan.areExamplesShown())) return { contoh: false, ulasan: real }
    return { contoh: true, ulasan: CONTOH_ULASAN.map((item) => ({ ...item, bintang: null, barang: null })) }
  })
  api.pelanggan(listMyUlasan, ({ sesi }) => ulasan.listMine(sesi.penggunaId))
  api.pelanggan(writeUlasan, async ({ sesi, params, body }) => {
    await write(deps, sesi.penggunaId, { params, body })
    return { message: 'Terima kasih. Ulasan Anda kami baca dulu, lalu tayang di halaman barangnya.' }
  })
  api.pelanggan(deleteUlasan, async ({ sesi, params }) => {
    await ulasan.remove(sesi.penggunaId, params)
    return { message: 'Ulasan dihapus.' }
  })
}

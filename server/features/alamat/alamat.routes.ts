import { createAlamat, deleteAlamat, listAlamat, listWilayah, updateAlamat } from '#contract/alamat/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { alamatRepository } from './alamat.repository.ts'
import * as manage from './manage-alamat.ts'
import { searchWilayah } from './wilayah.ts'

export function alamatRoutes(api: Endpoints, deps: Deps): void {
  const bukuOf = async (penggunaId: number) => ({ data: await alamatRepository(deps.db, penggunaId).list() })

  api.public(listWilayah, async ({ query }) => ({ data: await searchWilayah(query.q, query.tingkat) }))

  api.pelanggan(listAlamat, ({ sesi }) => bukuOf(sesi.penggunaId))
  api.pelanggan(createAlamat, async ({ sesi, body }) => {
    const alamatId = await manage.createAlamat(deps, sesi.penggunaId, body)
    return { message: 'Alamat berhasil disimpan', alamatId, ...(await bukuOf(sesi.penggunaId)) }
  })
  api.pelanggan(updateAlamat, async ({ sesi, params: { alamatId }, body }) => {
    await manage.updateAlamat(deps, sesi.penggunaId, alamatId, body)
    return { message: 'Alamat berhasil disimpan', alamatId, ...(await bukuOf(sesi.penggunaId)) }
  })
  api.pelanggan(deleteAlamat, async ({ sesi, params: { alamatId } }) => {
    await manage.deleteAlamat(deps, sesi.penggunaId, alamatId)
    return { message: 'Alamat berhasil dihapus', ...(await bukuOf(sesi.penggunaId)) }
  })
}

import {
  createProduk,
  deleteProduk,
  eksporProduk,
  getProdukAdmin,
  imporProduk,
  koreksiStok,
  listMutasiStok,
  listProdukAdmin,
  pulihkanProduk,
  updateProduk,
} from '#contract/katalog/produk-office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { eksporCsv } from './export-produk.ts'
import * as imports from './import-produk.ts'
import * as manage from './manage-produk.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

export function produkAdminRoutes(api: Endpoints, deps: Deps): void {
  const produk = produkAdminRepository(deps.db)

  api.admin(listProdukAdmin, ({ query }) => produk.list(query))
  api.admin(getProdukAdmin, ({ params }) => manage.needProduk(deps.db, params.produkId))
  api.admin(createProduk, async ({ sesi, body }) => ({
    message: 'Produk berhasil ditambahkan',
    ...(await manage.buatProduk(deps, sesi, body)),
  }))
  api.admin(updateProduk, async ({ sesi, params, body }) => ({
    message: 'Produk berhasil diperbarui',
    ...(await manage.ubahProduk(deps, sesi, params.produkId, body)),
  }))
  api.admin(deleteProduk, async ({ sesi, params }) => {
    await manage.setAktif(deps, sesi, params.produkId, false)
    return { message: 'Produk berhasil diarsipkan' }
  })
  api.admin(pulihkanProduk, async ({ sesi, params }) => {
    await manage.setAktif(deps, sesi, params.produkId, true)
    return { message: 'Produk dijual lagi' }
  })
  api.admin(koreksiStok, async ({ sesi, params, body }) => ({
    message: 'Stok berhasil dikoreksi',
    ...(await manage.koreksi(deps, sesi, params.produkId, body)),
  }))
  api.admin(listMutasiStok, async ({ query: { produkId, page, limit } }) => {
    const { stok } = await manage.needProduk(deps.db, produkId)
    return produk.mutasi(produkId, stok, page, limit)
  })
  api.berkas(eksporProduk, ({ query }) => eksporCsv(deps, query))
  api.admin(imporProduk, ({ sesi, body: { berkas, mode, sidik } }) =>
    mode === 'terapkan' ? imports.terapkanImpor(deps, sesi, berkas, sidik) : imports.periksaImpor(deps, berkas),
  )
}

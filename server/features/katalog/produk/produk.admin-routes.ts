import {
  archiveProduk,
  changeManyProduk,
  correctStok,
  createProduk,
  exportProduk,
  getProdukAdmin,
  importProduk,
  listPaketOfProduk,
  listProdukAdmin,
  restoreProduk,
  updateProduk,
  uploadGambarProduk,
} from '#contract/katalog/produk-admin.ts'
import { joinUkuran, leaveUkuran, listUkuran } from '#contract/katalog/ukuran-admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { paketRepository } from '#server/features/katalog/paket/paket.repository.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { stokAct } from '#server/features/pelepasan/stok-act.ts'
import * as correction from '#server/features/stok/correct-stok.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { saveGambar } from '#server/storage/save-gambar.ts'
import * as many from './change-many-produk.ts'
import { exportCsv } from './export-produk.ts'
import * as imports from './import-produk.ts'
import * as manage from './manage-produk.ts'
import * as sizes from './manage-ukuran.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

export function produkAdminRoutes(api: Endpoints, deps: Deps): void {
  const produk = produkAdminRepository(deps.db)

  api.admin(listProdukAdmin, ({ query }) => produk.list(query))
  api.admin(getProdukAdmin, ({ params }) => manage.needProduk(deps.db, params.produkId))
  api.admin(createProduk, async ({ sesi, body }) => ({
    message: 'Produk berhasil ditambahkan',
    ...(await manage.createProduk(deps, sesi, body)),
  }))
  api.admin(updateProduk, async ({ sesi, params, body }) => ({
    message: 'Produk berhasil diperbarui',
    ...(await manage.updateProduk(deps, sesi, params.produkId, body)),
  }))
  api.admin(uploadGambarProduk, ({ body }) =>
    saveGambar(deps.storage, 'produk', body.gambar, async (gambar = '') => ({ gambar })),
  )
  api.admin(archiveProduk, async ({ sesi, params, query }) => {
    await manage.setActive(deps, sesi, params.produkId, false, query.versi)
    return { message: 'Produk berhasil diarsipkan' }
  })
  api.admin(listPaketOfProduk, async ({ params: { produkId } }) => {
    await manage.needProduk(deps.db, produkId)
    return paketRepository(deps.db).ofProduk(produkId)
  })
  api.admin(restoreProduk, async ({ sesi, params }) => {
    await manage.setActive(deps, sesi, params.produkId, true)
    return { message: 'Produk dijual lagi' }
  })
  api.admin(changeManyProduk, ({ sesi, body }) => many.changeManyProduk(deps, sesi, body))
  api.admin(correctStok, async ({ sesi, params, body }) => {
    const after = await transaction(deps.db, async (tx) => {
      const shift = await correction.correctStok({ ...deps, db: tx }, sesi, params.produkId, body)
      const after = await manage.needProduk(tx, params.produkId)
      await release(tx, sesi, [await stokAct(tx, shift ? [shift] : [], body.keterangan)], deps.clock())
      return after
    })
    return { message: 'Stok berhasil dikoreksi', ...after }
  })
  api.admin(listUkuran, ({ params }) => sizes.listUkuran(deps.db, params.produkId))
  api.admin(joinUkuran, async ({ sesi, params, body }) => ({
    message: 'Ukuran berhasil ditambahkan',
    ukuran: await sizes.joinUkuran(deps, sesi, params.produkId, body.produkId),
  }))
  api.admin(leaveUkuran, async ({ sesi, params }) => ({
    message: 'Produk dijual sendiri lagi',
    ukuran: await sizes.leaveUkuran(deps, sesi, params.produkId),
  }))
  api.berkas(exportProduk, ({ query }) => exportCsv(deps, query))
  api.admin(importProduk, ({ sesi, body: { berkas, mode, sidik } }) =>
    mode === 'terapkan' ? imports.applyImport(deps, sesi, berkas, sidik) : imports.checkImport(deps, berkas),
  )
}

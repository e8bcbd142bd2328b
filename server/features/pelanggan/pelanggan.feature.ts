import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { findPelangganRecords } from './find-pelanggan.ts'
import { pelangganAdminRoutes } from './pelanggan.admin-routes.ts'
import { pelangganRepository } from './pelanggan.repository.ts'
import { pelangganRoutes } from './pelanggan.routes.ts'
import { forgetMerged } from './split-pelanggan.ts'

export const pelanggan = defineFeature({
  name: 'pelanggan',
  imports: ['akun', 'grup', 'jejak', 'keamanan', 'pesanan', 'surat', 'templat'],
  tables: ['catatan_pelanggan', 'gabung_akun', 'gabung_baris'],
  reads: ['alamat', 'buku', 'keluhan', 'laporan'],
  routes: pelangganRoutes,
  adminRoutes: pelangganAdminRoutes,
  jejak: ['pelanggan'],
  find: { pelanggan: findPelangganRecords },
  jobs: {
    'lupakan-gabungan': { every: 3600, run: (deps) => forgetMerged(deps, { before: deps.clock() }) },
  },
  tugas: {
    mintaHapus: ({ db }) => pelangganRepository(db).countDeletionRequests(),
  },
  person: {
    data: { catatan_toko: rowsOfAccount('catatan_pelanggan').catatan_pelanggan },
    async forget(tx, { userId }, deps) {
      await pelangganRepository(tx).forgetCatatan(userId)
      await forgetMerged({ ...deps, db: tx }, { penggunaId: userId })
    },
    async merge(tx, source, target) {
      await moveRows(tx, 'catatan_pelanggan', source, target)
      await moveRows(tx, 'gabung_akun', source, target)
    },
  },
})

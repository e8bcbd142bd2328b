import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { findPelangganRecords } from './find-pelanggan.ts'
import { pelangganAdminRoutes } from './pelanggan.admin-routes.ts'
import { pelangganRepository } from './pelanggan.repository.ts'
import { pelangganRoutes } from './pelanggan.routes.ts'

export const pelanggan = defineFeature({
  name: 'pelanggan',
  imports: ['akun', 'grup', 'jejak', 'keamanan', 'pesanan', 'templat'],
  tables: ['catatan_pelanggan'],
  reads: ['alamat', 'buku', 'keluhan', 'laporan'],
  routes: pelangganRoutes,
  adminRoutes: pelangganAdminRoutes,
  jejak: ['pelanggan'],
  find: { pelanggan: findPelangganRecords },
  tugas: {
    mintaHapus: ({ db }) => pelangganRepository(db).countDeletionRequests(),
  },
  person: {
    data: { catatan_toko: rowsOfAccount('catatan_pelanggan').catatan_pelanggan },
    forget: (tx, { userId }) => pelangganRepository(tx).forgetCatatan(userId),
    merge: (tx, source, target) => moveRows(tx, 'catatan_pelanggan', source, target),
  },
})

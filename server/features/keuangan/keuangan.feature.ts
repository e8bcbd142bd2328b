import { defineFeature } from '#server/feature.ts'
import { keuanganAdminRoutes } from './keuangan.admin-routes.ts'
import { setoranRepository } from './setoran.repository.ts'

export const keuangan = defineFeature({
  name: 'keuangan',
  imports: ['jejak', 'pesanan-admin', 'keamanan', 'pesanan'],
  tables: ['setoran'],
  reads: ['buku', 'lot', 'pembayaran', 'pengembalian', 'pesanan_lot'],
  jejak: ['setoran'],
  tugas: { setoranBeda: ({ db }) => setoranRepository(db).countOpen() },
  adminRoutes: keuanganAdminRoutes,
})

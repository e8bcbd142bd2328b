import { defineFeature } from '#server/feature.ts'
import { keuanganAdminRoutes } from './keuangan.admin-routes.ts'
import { setoranRepository } from './setoran.repository.ts'

export const keuangan = defineFeature({
  name: 'keuangan',
  imports: ['jejak', 'pesanan-admin', 'keamanan', 'pesanan', 'stok'],
  tables: ['setoran'],
  reads: ['buku', 'pembayaran', 'pengembalian'],
  jejak: ['setoran'],
  tugas: { setoranBeda: ({ db }) => setoranRepository(db).countOpen() },
  adminRoutes: keuanganAdminRoutes,
})

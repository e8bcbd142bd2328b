import { defineFeature } from '#server/feature.ts'
import { keuanganAdminRoutes } from './keuangan.admin-routes.ts'

export const keuangan = defineFeature({
  nama: 'keuangan',
  imports: ['jejak', 'keamanan', 'pesanan'],
  jejak: ['setoran'],
  adminRoutes: keuanganAdminRoutes,
})

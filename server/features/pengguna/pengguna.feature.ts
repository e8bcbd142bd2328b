import { defineFeature } from '#server/feature.ts'
import { penggunaAdminRoutes } from './pengguna.admin-routes.ts'

export const pengguna = defineFeature({
  name: 'pengguna',
  imports: ['akun', 'jejak', 'keamanan'],
  reads: ['keluhan', 'pesanan'],
  adminRoutes: penggunaAdminRoutes,
  jejak: ['pengguna'],
})

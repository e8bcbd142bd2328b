import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { stokAdminRoutes } from './stok.admin-routes.ts'

export const stok = defineFeature({
  nama: 'stok',
  imports: ['jejak'],
  adminRoutes: stokAdminRoutes,
  invariants,
})

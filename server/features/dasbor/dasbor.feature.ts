import { defineFeature } from '#server/feature.ts'
import { dasborAdminRoutes } from './dasbor.admin-routes.ts'
import { invariants } from './invariants.ts'

export const dasbor = defineFeature({
  nama: 'dasbor',
  imports: ['pesanan'],
  adminRoutes: dasborAdminRoutes,
  invariants,
})

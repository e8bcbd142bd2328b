import { defineFeature } from '#server/feature.ts'
import { jejakAdminRoutes } from './jejak.admin-routes.ts'

export const jejak = defineFeature({
  nama: 'jejak',
  imports: [],
  adminRoutes: jejakAdminRoutes,
})

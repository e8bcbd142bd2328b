import { defineFeature } from '#server/feature.ts'
import { direktoriAdminRoutes } from './direktori.admin-routes.ts'
import { direktoriRoutes } from './direktori.routes.ts'

export const direktori = defineFeature({
  name: 'direktori',
  imports: ['jejak'],
  tables: ['direktori'],
  routes: direktoriRoutes,
  adminRoutes: direktoriAdminRoutes,
  sumber: { direktori: {} },
  jejak: ['direktori'],
})

import { defineFeature } from '#server/feature.ts'
import { kesehatanAdminRoutes } from './kesehatan.admin-routes.ts'

/** How the shop is, as its owner sees it: what operators read at /metrics, and what the doctor says. */
export const kesehatan = defineFeature({
  nama: 'kesehatan',
  imports: ['jejak', 'keamanan'],
  adminRoutes: kesehatanAdminRoutes,
  jejak: ['cadangan'],
})

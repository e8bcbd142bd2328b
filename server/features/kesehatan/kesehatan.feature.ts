import { defineFeature } from '#server/feature.ts'
import { kesehatanAdminRoutes } from './kesehatan.admin-routes.ts'

/** State of the shop for its owner: the data of /metrics, and the results of the invariant checks. */
export const kesehatan = defineFeature({
  name: 'kesehatan',
  imports: ['jejak', 'keamanan'],
  tables: ['pemeriksaan'],
  reads: ['notifikasi', 'pengembalian', 'surat'],
  adminRoutes: kesehatanAdminRoutes,
  jejak: ['cadangan'],
})

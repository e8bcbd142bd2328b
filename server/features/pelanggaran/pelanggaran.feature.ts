import { defineFeature } from '#server/feature.ts'
import { pelanggaranAdminRoutes } from './pelanggaran.admin-routes.ts'
import { pelanggaranRepository } from './pelanggaran.repository.ts'
import { pelanggaranRoutes } from './pelanggaran.routes.ts'

/** Retention of violations that do not recur. */
const KEPT_MS = 30 * 24 * 3_600_000

export const pelanggaran = defineFeature({
  name: 'pelanggaran',
  imports: [],
  tables: ['pelanggaran'],
  routes: pelanggaranRoutes,
  adminRoutes: pelanggaranAdminRoutes,
  jobs: {
    'bersihkan-pelanggaran': {
      every: 3600,
      run: ({ db, clock }) => pelanggaranRepository(db).deleteUntil(new Date(clock().getTime() - KEPT_MS)),
    },
  },
})

import { defineFeature } from '#server/feature.ts'
import { emptySearchRepository } from './empty-search.repository.ts'
import { pencarianAdminRoutes } from './pencarian.admin-routes.ts'
import { pencarianRoutes } from './pencarian.routes.ts'

/** Retention of searches without results. */
const KEPT_MS = 90 * 24 * 3_600_000

export const pencarian = defineFeature({
  name: 'pencarian',
  imports: ['cari', 'jejak', 'kaitan', 'obat', 'penyakit'],
  tables: ['cari_kosong', 'sinonim'],
  routes: pencarianRoutes,
  adminRoutes: pencarianAdminRoutes,
  jobs: {
    'bersihkan-pencarian': {
      every: 3600,
      run: ({ db, clock }) => emptySearchRepository(db).deleteUntil(new Date(clock().getTime() - KEPT_MS)),
    },
  },
  sumber: { sinonim: {} },
  jejak: ['sinonim'],
})

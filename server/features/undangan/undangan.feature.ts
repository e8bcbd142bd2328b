import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { undanganAdminRoutes } from './undangan.admin-routes.ts'
import { undanganRepository } from './undangan.repository.ts'
import { undanganRoutes } from './undangan.routes.ts'

/** Time for which an unused invitation stays in the list. */
const KEEP_MS = 30 * 86_400_000

export const undangan = defineFeature({
  name: 'undangan',
  imports: ['akun', 'jejak', 'keamanan', 'surat'],
  tables: ['undangan'],
  routes: undanganRoutes,
  adminRoutes: undanganAdminRoutes,
  jobs: {
    'bersihkan-undangan': {
      every: 3600,
      run: ({ db, clock }) => undanganRepository(db).deleteOlder(clock(), new Date(clock().getTime() - KEEP_MS)),
    },
  },
  jejak: ['undangan'],
  invariants,
  person: { forget: (tx, { email }) => undanganRepository(tx).forget(email) },
})

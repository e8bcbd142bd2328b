import { defineFeature } from '#server/feature.ts'
import { catatan, invariants } from './invariants.ts'
import { metrics } from './metrics.ts'
import { startSending } from './send-due.ts'
import { suratAdminRoutes } from './surat.admin-routes.ts'
import { suratRepository } from './surat.repository.ts'

export const surat = defineFeature({
  nama: 'surat',
  imports: ['jejak'],
  adminRoutes: suratAdminRoutes,
  jobs: { 'kirim-surat': { every: 10, run: async (deps) => startSending(deps) } },
  jejak: ['surat'],
  tugas: {
    suratGagal: ({ db }) => suratRepository(db).count('gagal'),
    suratTertunda: ({ db }) => suratRepository(db).count('tertunda'),
  },
  invariants,
  catatan,
  metrics,
})

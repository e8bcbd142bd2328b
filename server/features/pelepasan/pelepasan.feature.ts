import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { expirePersetujuan } from './decide.ts'
import { sendDigests } from './digest.ts'
import { pelepasanAdminRoutes } from './pelepasan.admin-routes.ts'
import { persetujuanRepository } from './persetujuan.repository.ts'
import { person } from './person.ts'

/** Acts by which goods or money leave the shop: their value, the second look at them, and the owner's digest. */
export const pelepasan = defineFeature({
  name: 'pelepasan',
  imports: ['jejak', 'keamanan', 'pengaturan', 'surat'],
  tables: ['pelepasan', 'persetujuan', 'ringkasan_pelepasan'],
  reads: ['pengguna', 'produk'],
  adminRoutes: pelepasanAdminRoutes,
  jobs: {
    'akhiri-persetujuan': { every: 3600, run: expirePersetujuan },
    'ringkasan-pelepasan': { every: 300, run: sendDigests },
  },
  tugas: { persetujuan: ({ db }) => persetujuanRepository(db).countWaiting(TUGAS_MAX) },
  person,
})

import { sql } from 'kysely'
import { dateWib } from '#contract/wib.ts'
import { defineFeature } from '#server/feature.ts'
import { readToko } from './identity.ts'
import { pengaturanAdminRoutes } from './pengaturan.admin-routes.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'
import { pengaturanRoutes } from './pengaturan.routes.ts'

/** Settings of the whole shop. The features that use a setting define its effect. */
export const pengaturan = defineFeature({
  name: 'pengaturan',
  imports: ['jejak'],
  tables: ['pengaturan_toko'],
  routes: pengaturanRoutes,
  adminRoutes: pengaturanAdminRoutes,
  sumber: { pengaturan: {} },
  jobs: {
    'akhiri-libur': { every: 60, run: ({ db, clock }) => pengaturanRepository(db).endHoliday(dateWib(clock())) },
  },
  jejak: ['pengaturan-toko'],
  readiness: { identitas: async ({ db, clock }) => !(await readToko(db, clock())).contoh },
  invariants: {
    'Pengaturan toko ada': sql`
      SELECT 'pengaturan_toko' AS rujukan, 'tidak ada barisnya' AS keterangan
      WHERE NOT EXISTS (SELECT FROM pengaturan_toko)`,
  },
})

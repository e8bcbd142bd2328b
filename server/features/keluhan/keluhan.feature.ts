import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { keepKeluhan } from './keep-keluhan.ts'
import { keluhanAdminRoutes } from './keluhan.admin-routes.ts'
import { keluhanRoutes } from './keluhan.routes.ts'
import { keluhanAdminRepository } from './keluhan-admin.repository.ts'
import { person } from './person.ts'

/** Complaints of buyers about orders. Refunds are made through the order. */
export const keluhan = defineFeature({
  name: 'keluhan',
  imports: ['akun', 'foto', 'jejak', 'pembayaran', 'perjalanan', 'pesanan', 'surat', 'templat'],
  tables: ['keluhan', 'keluhan_baris', 'keluhan_pesan'],
  routes: keluhanRoutes,
  adminRoutes: keluhanAdminRoutes,
  jejak: ['keluhan'],
  jobs: { 'jaga-keluhan': { every: 3600, run: keepKeluhan } },
  tugas: {
    keluhanMenunggu: ({ db }) => keluhanAdminRepository(db).countPending(),
    keluhanLewat: ({ db, clock }) => keluhanAdminRepository(db).countOverdue(clock()),
  },
  invariants,
  person,
})

import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { kontakAdminRoutes } from './kontak.admin-routes.ts'
import { kontakRoutes } from './kontak.routes.ts'
import { laporanRepository } from './laporan.repository.ts'
import { forgetLaporan, keepLaporan } from './manage-laporan.ts'

export const kontak = defineFeature({
  name: 'kontak',
  imports: ['akun', 'foto', 'jejak', 'pengaturan', 'permintaan', 'surat', 'templat'],
  tables: ['laporan'],
  routes: kontakRoutes,
  adminRoutes: kontakAdminRoutes,
  person: {
    data: {
      pesan: (userId) =>
        sql`laporan t WHERE lower(email) = (SELECT lower(email) FROM pengguna WHERE pengguna_id = ${userId})`,
    },
    forget: (tx, { userId }, { storage }) => forgetLaporan(tx, storage, userId),
  },
  jejak: ['laporan'],
  jobs: { 'jaga-laporan': { every: 3600, run: keepLaporan } },
  tugas: { laporanBaru: ({ db }) => laporanRepository(db).countNew() },
})

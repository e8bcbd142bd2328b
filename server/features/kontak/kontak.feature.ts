import { defineFeature } from '#server/feature.ts'
import { kontakAdminRoutes } from './kontak.admin-routes.ts'
import { kontakRoutes } from './kontak.routes.ts'
import { laporanRepository } from './laporan.repository.ts'
import { deleteOldKiriman } from './send-laporan.ts'

export const kontak = defineFeature({
  nama: 'kontak',
  imports: ['akun', 'jejak', 'permintaan'],
  routes: kontakRoutes,
  adminRoutes: kontakAdminRoutes,
  jobs: { 'bersihkan-kontak': { every: 3600, run: ({ db, clock }) => deleteOldKiriman(db, clock()) } },
  jejak: ['laporan'],
  tugas: { laporanBaru: ({ db }) => laporanRepository(db).countBaru() },
})

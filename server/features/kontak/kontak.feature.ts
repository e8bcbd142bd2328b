import { defineFeature } from '#server/feature.ts'
import { kontakAdminRoutes } from './kontak.admin-routes.ts'
import { kontakRoutes } from './kontak.routes.ts'
import { laporanRepository } from './laporan.repository.ts'

export const kontak = defineFeature({
  nama: 'kontak',
  imports: ['akun', 'jejak', 'permintaan'],
  routes: kontakRoutes,
  adminRoutes: kontakAdminRoutes,
  jejak: ['laporan'],
  tugas: { laporanBaru: ({ db }) => laporanRepository(db).countBaru() },
})

import { defineFeature } from '#server/feature.ts'
import { dasborAdminRoutes } from './dasbor.admin-routes.ts'

export const dasbor = defineFeature({
  name: 'dasbor',
  imports: ['keuangan', 'pengaturan', 'pesanan'],
  reads: ['buku', 'buku_baris'],
  adminRoutes: dasborAdminRoutes,
})

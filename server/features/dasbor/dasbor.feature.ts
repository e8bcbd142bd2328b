import { defineFeature } from '#server/feature.ts'
import { dasborAdminRoutes } from './dasbor.admin-routes.ts'

export const dasbor = defineFeature({
  name: 'dasbor',
  imports: ['keamanan', 'keuangan', 'pengaturan', 'pesanan'],
  reads: ['buku', 'buku_baris', 'pengguna', 'produk', 'riwayat_status'],
  adminRoutes: dasborAdminRoutes,
})

import { defineFeature } from '#server/feature.ts'
import { dasborAdminRoutes } from './dasbor.admin-routes.ts'

export const dasbor = defineFeature({
  name: 'dasbor',
  imports: ['keamanan', 'keuangan', 'pembelian', 'pengaturan', 'penyakit', 'pesanan'],
  reads: ['buku', 'buku_baris', 'cari_kosong', 'lot', 'pengguna', 'produk', 'riwayat_status'],
  adminRoutes: dasborAdminRoutes,
})

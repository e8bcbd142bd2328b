import { defineFeature } from '#server/feature.ts'
import { dasborAdminRoutes } from './dasbor.admin-routes.ts'
import { sendMondayMail } from './monday-mail.ts'

export const dasbor = defineFeature({
  name: 'dasbor',
  imports: ['keamanan', 'keuangan', 'pembelian', 'pengaturan', 'penyakit', 'pesanan', 'surat'],
  tables: ['ringkasan_senin'],
  reads: ['buku', 'buku_baris', 'cari_kosong', 'lot', 'pengguna', 'produk', 'riwayat_status'],
  adminRoutes: dasborAdminRoutes,
  jobs: { 'ringkasan-senin': { every: 300, run: sendMondayMail } },
})

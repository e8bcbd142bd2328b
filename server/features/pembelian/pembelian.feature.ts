import { defineFeature } from '#server/feature.ts'
import { findPemasokRecords, findPembelianRecords } from './find-pembelian.ts'
import { invariants } from './invariants.ts'
import { pembelianAdminRoutes } from './pembelian.admin-routes.ts'
import { sendRingkasan } from './ringkasan.ts'

export const pembelian = defineFeature({
  name: 'pembelian',
  imports: ['jejak', 'pengaturan', 'stok', 'surat', 'templat'],
  tables: ['pemasok', 'pembelian', 'pembelian_baris', 'ringkasan_pagi'],
  reads: ['buku', 'pesanan', 'pesanan_bagian', 'produk'],
  adminRoutes: pembelianAdminRoutes,
  jobs: { 'ringkasan-pagi': { every: 300, run: sendRingkasan } },
  jejak: ['pemasok', 'pembelian'],
  find: { pembelian: findPembelianRecords, pemasok: findPemasokRecords },
  invariants,
})

import { rowsOfPesanan } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { finishDue } from './finish-pesanan.ts'
import { pemenuhanAdminRoutes } from './pemenuhan.admin-routes.ts'

/** From a paid order to its completion: packing by lots, parcels, status changes, and receipt by the buyer. */
export const pemenuhan = defineFeature({
  name: 'pemenuhan',
  imports: ['akun', 'buku', 'jejak', 'pengiriman', 'perjalanan', 'pesanan', 'stok'],
  tables: ['kiriman', 'kiriman_baris'],
  reads: ['keluhan', 'pengaturan_toko', 'produk'],
  jejak: ['kiriman'],
  adminRoutes: pemenuhanAdminRoutes,
  person: { data: rowsOfPesanan('kiriman') },
  jobs: { 'selesaikan-pesanan': { every: 3600, run: finishDue } },
})

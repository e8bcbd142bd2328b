import { defineFeature } from '#server/feature.ts'
import { grupAdminRoutes } from './grup.admin-routes.ts'

export const grup = defineFeature({
  name: 'grup',
  imports: ['jejak', 'kaitan', 'stok'],
  tables: ['grup_harga', 'grup_pelanggan'],
  reads: ['pengguna', 'produk', 'voucher'],
  adminRoutes: grupAdminRoutes,
  jejak: ['grup-pelanggan'],
})

import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { voucherAdminRoutes } from './voucher.admin-routes.ts'

export const voucher = defineFeature({
  nama: 'voucher',
  imports: ['jejak', 'kaitan', 'katalog', 'pelanggan', 'stok'],
  adminRoutes: voucherAdminRoutes,
  jejak: ['voucher'],
  invariants,
})

import { defineFeature } from '#server/feature.ts'
import { checkoutAdminRoutes } from './checkout.admin-routes.ts'
import { checkoutRoutes } from './checkout.routes.ts'

/** Placing an order: its price, its checks, and its rows. Owns no table. */
export const checkout = defineFeature({
  name: 'checkout',
  imports: [
    'akun',
    'alamat',
    'jejak',
    'katalog',
    'keamanan',
    'pelepasan',
    'pembayaran',
    'pengaturan',
    'pengiriman',
    'perjalanan',
    'pesanan',
    'resep',
    'stok',
    'templat',
    'voucher',
  ],
  routes: checkoutRoutes,
  adminRoutes: checkoutAdminRoutes,
})

import { defineFeature } from '#server/feature.ts'
import { paymentLinkRepository } from './payment-link.repository.ts'
import { myPesananAdminRoutes } from './pesanan-saya.admin-routes.ts'
import { myPesananRoutes } from './pesanan-saya.routes.ts'

/** A buyer's own orders: history, details, paying, cancelling, receiving, and the payment link from the office. */
export const myPesanan = defineFeature({
  name: 'pesanan-saya',
  imports: [
    'akun',
    'buku',
    'checkout',
    'jejak',
    'pembayaran',
    'pemenuhan',
    'pengiriman',
    'perjalanan',
    'pesanan',
    'saluran',
    'stok',
    'ulasan',
  ],
  tables: ['tautan_bayar'],
  routes: myPesananRoutes,
  adminRoutes: myPesananAdminRoutes,
  person: {
    forget: (tx, { userId }) =>
      tx
        .deleteFrom('tautan_bayar')
        .using('pesanan')
        .whereRef('pesanan.pesanan_id', '=', 'tautan_bayar.pesanan_id')
        .where('pesanan.pengguna_id', '=', userId)
        .execute(),
  },
  jobs: {
    'lupakan-tautan-bayar': { every: 3600, run: ({ db, clock }) => paymentLinkRepository(db).deleteOld(clock()) },
  },
})

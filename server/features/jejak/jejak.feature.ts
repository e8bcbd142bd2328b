import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { jejakAdminRoutes } from './jejak.admin-routes.ts'
import { person } from './person.ts'

export const jejak = defineFeature({
  name: 'jejak',
  imports: [],
  tables: ['jejak'],
  reads: [
    'grup_pelanggan',
    'keluhan',
    'lot',
    'ongkir',
    'paket',
    'pemasok',
    'pembayaran',
    'pembelian',
    'pengguna',
    'pengiriman',
    'persetujuan',
    'pesanan',
    'produk',
    'resep',
    'titipan',
    'ulasan',
    'voucher',
  ],
  adminRoutes: jejakAdminRoutes,
  invariants,
  person,
})

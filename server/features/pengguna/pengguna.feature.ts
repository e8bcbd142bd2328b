import { defineFeature } from '#server/feature.ts'
import { penggunaAdminRoutes } from './pengguna.admin-routes.ts'

export const pengguna = defineFeature({
  nama: 'pengguna',
  imports: [
    'akun',
    'buku-obat',
    'favorit',
    'jejak',
    'keamanan',
    'keluhan',
    'pembayaran',
    'permintaan',
    'resep',
    'ulasan',
    'undangan',
  ],
  adminRoutes: penggunaAdminRoutes,
  jejak: ['pengguna'],
})

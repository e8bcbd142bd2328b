import { defineFeature } from '#server/feature.ts'
import { pelangganAdminRoutes } from './pelanggan.admin-routes.ts'
import { pelangganRepository } from './pelanggan.repository.ts'
import { pelangganRoutes } from './pelanggan.routes.ts'

export const pelanggan = defineFeature({
  nama: 'pelanggan',
  imports: ['akun', 'jejak', 'kaitan', 'katalog', 'keamanan', 'pesanan', 'stok', 'templat'],
  routes: pelangganRoutes,
  adminRoutes: pelangganAdminRoutes,
  jejak: ['pelanggan', 'grup-pelanggan'],
  tugas: {
    mintaHapus: ({ db }) => pelangganRepository(db).countMintaHapus(),
  },
})

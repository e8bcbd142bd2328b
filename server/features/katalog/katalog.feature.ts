import { defineFeature } from '#server/feature.ts'
import { katalogRoutes } from './katalog.routes.ts'
import { kategoriAdminRoutes } from './kategori.admin-routes.ts'
import { paketAdminRoutes } from './paket.admin-routes.ts'
import { paketRepository } from './paket.repository.ts'
import { produkAdminRoutes } from './produk.admin-routes.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

export const katalog = defineFeature({
  nama: 'katalog',
  imports: ['jejak', 'stok'],
  routes: katalogRoutes,
  adminRoutes(api, deps) {
    kategoriAdminRoutes(api, deps)
    produkAdminRoutes(api, deps)
    paketAdminRoutes(api, deps)
  },
  sumber: { produk: {}, kategori: {}, paket: {} },
  jejak: ['kategori', 'produk', 'paket'],
  tugas: {
    stokMenipis: ({ db }) => produkAdminRepository(db).countMenipis(),
    paketPerluDiperiksa: ({ db }) => paketRepository(db).countPerluDiperiksa(),
  },
})

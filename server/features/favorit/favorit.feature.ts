import { defineFeature } from '#server/feature.ts'
import { favoritRoutes } from './favorit.routes.ts'
import { sendStokAlerts } from './kabar-stok.ts'
import { person } from './person.ts'

export const favorit = defineFeature({
  name: 'favorit',
  imports: ['akun', 'surat', 'templat'],
  tables: ['favorit', 'kabar_stok'],
  reads: ['pengaturan_toko', 'produk'],
  routes: favoritRoutes,
  jobs: { 'kabarkan-stok': { every: 60, run: sendStokAlerts } },
  person,
})

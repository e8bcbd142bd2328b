import { defineFeature } from '#server/feature.ts'
import { jejakAdminRoutes } from './jejak.admin-routes.ts'
import { person } from './person.ts'

export const jejak = defineFeature({
  name: 'jejak',
  imports: [],
  tables: ['jejak'],
  reads: ['pembayaran', 'pengguna', 'pesanan', 'resep', 'titipan', 'ulasan'],
  adminRoutes: jejakAdminRoutes,
  person,
})

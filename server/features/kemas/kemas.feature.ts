import { defineFeature } from '#server/feature.ts'
import { kemasAdminRoutes } from './kemas.admin-routes.ts'
import { countMenunggu } from './kemas.repository.ts'

export const kemas = defineFeature({
  nama: 'kemas',
  imports: ['buku', 'kantor-pesanan', 'pemenuhan', 'pesanan'],
  adminRoutes: kemasAdminRoutes,
  tugas: { menungguKemas: ({ db }) => countMenunggu(db) },
})

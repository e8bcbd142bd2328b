import { defineFeature } from '#server/feature.ts'
import { kemasAdminRoutes } from './kemas.admin-routes.ts'
import { countPending } from './kemas.repository.ts'

export const kemas = defineFeature({
  name: 'kemas',
  imports: ['buku', 'pesanan-admin', 'pemenuhan', 'pesanan'],
  adminRoutes: kemasAdminRoutes,
  tugas: { menungguKemas: ({ db }) => countPending(db) },
})

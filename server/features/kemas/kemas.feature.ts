import { defineFeature } from '#server/feature.ts'
import { kemasAdminRoutes } from './kemas.admin-routes.ts'

export const kemas = defineFeature({ nama: 'kemas', imports: ['buku', 'pesanan'], adminRoutes: kemasAdminRoutes })

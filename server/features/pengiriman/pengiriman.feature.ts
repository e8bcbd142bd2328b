import { defineFeature } from '#server/feature.ts'
import { pengirimanAdminRoutes } from './pengiriman.admin-routes.ts'
import { pengirimanRoutes } from './pengiriman.routes.ts'

export const pengiriman = defineFeature({
  nama: 'pengiriman',
  imports: ['jejak'],
  routes: pengirimanRoutes,
  adminRoutes: pengirimanAdminRoutes,
  sumber: { pengiriman: {} },
  jejak: ['metode-pengiriman'],
})

import { defineFeature } from '#server/feature.ts'
import { pengirimanAdminRoutes } from './pengiriman.admin-routes.ts'
import { pengirimanRepository } from './pengiriman.repository.ts'
import { pengirimanRoutes } from './pengiriman.routes.ts'

export const pengiriman = defineFeature({
  nama: 'pengiriman',
  imports: ['jejak', 'katalog'],
  routes: pengirimanRoutes,
  adminRoutes: pengirimanAdminRoutes,
  sumber: { pengiriman: {} },
  jejak: ['metode-pengiriman'],
  tugas: {
    jalurDitebak: ({ db }) => pengirimanRepository(db).countDitebak(),
    tanpaPembawa: ({ db }) => pengirimanRepository(db).countTanpaPembawa(),
  },
})

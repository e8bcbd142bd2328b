import { defineFeature } from '#server/feature.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { pengirimanAdminRoutes } from './pengiriman.admin-routes.ts'
import { pengirimanRepository } from './pengiriman.repository.ts'
import { pengirimanRoutes } from './pengiriman.routes.ts'
import { person } from './person.ts'
import { tarifAdminRoutes } from './tarif.admin-routes.ts'
import { trackKurir } from './track-kurir.ts'

export const pengiriman = defineFeature({
  name: 'pengiriman',
  imports: ['alamat', 'jejak', 'katalog'],
  tables: ['kutipan_kurir', 'ongkir', 'pengiriman', 'perjalanan_kurir'],
  columns: { pesanan: ['lacak_pada'] },
  reads: ['pengaturan_toko', 'pesanan'],
  routes: pengirimanRoutes,
  adminRoutes(api, deps) {
    pengirimanAdminRoutes(api, deps)
    tarifAdminRoutes(api, deps)
  },
  jobs: { 'lacak-kurir': { every: 300, run: trackKurir } },
  sumber: { pengiriman: {} },
  jejak: ['metode-pengiriman', 'tarif-ongkir'],
  readiness: { ongkir: ({ db }) => jejakRepository(db).isChanged(['metode-pengiriman', 'tarif-ongkir']) },
  tugas: {
    jalurDitebak: ({ db }) => pengirimanRepository(db).countGuessed(),
    tanpaPembawa: ({ db }) => pengirimanRepository(db).countWithoutCarrier(),
  },
  person,
})

import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { karantinaAdminRoutes } from './karantina.admin-routes.ts'
import { karantinaRepository } from './karantina.repository.ts'

export const karantina = defineFeature({
  name: 'karantina',
  imports: ['jejak', 'keamanan', 'pelepasan', 'pesanan', 'stok', 'surat'],
  reads: ['pengguna', 'produk'],
  adminRoutes: karantinaAdminRoutes,
  tugas: { karantina: (deps) => karantinaRepository(deps).count(TUGAS_MAX) },
})

import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { lotAdminRoutes } from './lot.admin-routes.ts'
import { sisihkanLot } from './sisihkan-lot.ts'
import { stokAdminRoutes } from './stok.admin-routes.ts'
import { countDitunggu, countKedaluwarsa, countTanpaNomor, countTerlaluDekat } from './tugas-lot.ts'

export const stok = defineFeature({
  nama: 'stok',
  imports: ['jejak'],
  adminRoutes(api, deps) {
    stokAdminRoutes(api, deps)
    lotAdminRoutes(api, deps)
  },
  // What has expired goes at the beginning of the day in Jakarta, give or take a quarter of an hour.
  jobs: { 'sisihkan-lot': { every: 900, run: sisihkanLot } },
  jejak: ['lot'],
  tugas: {
    barangDitunggu: countDitunggu,
    lotTerlaluDekat: countTerlaluDekat,
    lotKedaluwarsa: countKedaluwarsa,
    lotTanpaNomor: countTanpaNomor,
  },
  invariants,
})

import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { lotAdminRoutes } from './lot.admin-routes.ts'
import { findLotRecords } from './lot-admin.repository.ts'
import { setLotAside } from './set-lot-aside.ts'
import { stokAdminRoutes } from './stok.admin-routes.ts'
import { countAwaited, countExpired, countTooNear, countWithoutNomor } from './tugas-lot.ts'

export const stok = defineFeature({
  name: 'stok',
  imports: ['jejak', 'pelepasan'],
  tables: ['lot', 'mutasi_lot', 'mutasi_stok', 'pesanan_lot'],
  columns: { produk: ['ditahan_baru', 'lot_kurang', 'stok'] },
  reads: ['buku', 'kategori', 'pengembalian', 'pengguna', 'pesanan', 'pesanan_bagian', 'pesanan_baris', 'produk'],
  adminRoutes(api, deps) {
    stokAdminRoutes(api, deps)
    lotAdminRoutes(api, deps)
  },
  // Every 15 min: expired goods leave the sale within a quarter of an hour after midnight in Jakarta.
  jobs: { 'sisihkan-lot': { every: 900, run: setLotAside } },
  jejak: ['lot'],
  find: { lot: findLotRecords },
  tugas: {
    barangDitunggu: countAwaited,
    lotTerlaluDekat: countTooNear,
    lotKedaluwarsa: countExpired,
    lotTanpaNomor: countWithoutNomor,
  },
  invariants,
})

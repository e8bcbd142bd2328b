import { defineFeature } from '#server/feature.ts'
import { fillRupa } from './fill-rupa.ts'
import { invariants } from './invariants.ts'
import { keepResep } from './keep-resep.ts'
import { person } from './person.ts'
import { resepAdminRoutes } from './resep.admin-routes.ts'
import { resepRoutes } from './resep.routes.ts'
import { resepAdminRepository } from './resep-admin.repository.ts'

export const resep = defineFeature({
  name: 'resep',
  imports: ['akun', 'jejak', 'obat', 'perjalanan', 'surat', 'templat'],
  tables: ['resep', 'resep_berkas', 'resep_produk'],
  columns: { pesanan_bagian: ['dari_resep'] },
  reads: ['pesanan', 'pesanan_bagian', 'pesanan_baris', 'produk'],
  routes: resepRoutes,
  adminRoutes: resepAdminRoutes,
  jejak: ['resep'],
  jobs: {
    'jaga-resep': { every: 3600, run: keepResep },
    // Older versions stored pictures without a hash. Without such pictures it finds nothing.
    'isi-rupa-resep': { every: 60, run: fillRupa },
  },
  invariants,
  tugas: { resepMenunggu: ({ db }) => resepAdminRepository(db).countPending() },
  person,
})

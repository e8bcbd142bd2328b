import { defineFeature } from '#server/feature.ts'
import { bukuObatRoutes } from './buku-obat.routes.ts'
import { invariants } from './invariants.ts'
import { person } from './person.ts'
import { remindObat } from './remind.ts'

export const bukuObat = defineFeature({
  name: 'buku-obat',
  imports: ['akun', 'katalog', 'obat', 'surat'],
  tables: ['air', 'buku_obat', 'kematian', 'keramba', 'pengobatan'],
  reads: ['lot', 'pesanan', 'pesanan_bagian', 'pesanan_lot', 'resep', 'resep_produk'],
  routes: bukuObatRoutes,
  jobs: { 'ingatkan-obat': { every: 600, run: remindObat } },
  invariants,
  person,
})

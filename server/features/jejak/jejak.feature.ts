import { defineFeature } from '#server/feature.ts'
import { invariants, RECORDS } from './invariants.ts'
import { jejakAdminRoutes } from './jejak.admin-routes.ts'
import { person } from './person.ts'

export const jejak = defineFeature({
  name: 'jejak',
  imports: [],
  tables: ['jejak', 'ubahan_luar'],
  reads: [
    ...RECORDS.map(([, table]) => table),
    'mutasi_lot',
    'mutasi_stok',
    'paket_item',
    'keluhan_pesan',
    'pembayaran',
    'pengembalian',
    'riwayat_status',
    'pengaturan_toko',
    'pengguna',
    'penjelasan',
    'pesanan',
    'setoran',
    'ulasan',
    'zat_dinilai',
  ],
  adminRoutes: jejakAdminRoutes,
  invariants,
  person,
})

import { defineFeature } from '#server/feature.ts'
import { kesehatanAdminRoutes } from './kesehatan.admin-routes.ts'
import { live } from './live.ts'

/** State of the shop for its owner: the data of /metrics, and the results of the invariant checks. */
export const kesehatan = defineFeature({
  name: 'kesehatan',
  imports: ['jejak', 'keamanan'],
  tables: ['pemeriksaan'],
  reads: [
    'buku',
    'keluhan',
    'kiriman',
    'lot',
    'mutasi_lot',
    'mutasi_stok',
    'notifikasi',
    'pekerjaan',
    'pembayaran',
    'pembelian',
    'pengembalian',
    'pengguna',
    'pesanan',
    'pesanan_bagian',
    'pesanan_baris',
    'resep',
    'retur',
    'riwayat_status',
    'sesi',
    'surat',
    'titipan',
    'undangan',
  ],
  adminRoutes: kesehatanAdminRoutes,
  live,
  jejak: ['cadangan'],
})

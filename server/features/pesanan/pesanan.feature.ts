import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { metrics } from './metrics.ts'
import { person } from './person.ts'
import { pesananAdminRoutes } from './pesanan.admin-routes.ts'
import { deleteOldNetworks } from './pesanan.repository.ts'
import { applyResep } from './resep/apply-resep.ts'
import { countUrgentResep } from './resep/pesanan-resep.repository.ts'

/** Orders: their rows, states, history and receipts, and the effect of prescription decisions on them. */
export const pesanan = defineFeature({
  name: 'pesanan',
  imports: [
    'akun',
    'alamat',
    'buku',
    'jejak',
    'katalog',
    'obat',
    'pembayaran',
    'pengaturan',
    'pengiriman',
    'perjalanan',
    'resep',
    'retur',
    'stok',
    'surat',
    'templat',
    'voucher',
  ],
  tables: [
    'catatan_kantor',
    'kunci_ulangan',
    'nota',
    'nota_bulan',
    'pesanan',
    'pesanan_bagian',
    'pesanan_baris',
    'pesanan_diskon',
  ],
  reads: ['gabung_akun', 'grup_pelanggan', 'keluhan', 'keluhan_baris', 'kiriman', 'kiriman_baris'],
  adminRoutes: pesananAdminRoutes,
  jobs: { 'lupakan-jaringan': { every: 3600, run: deleteOldNetworks } },
  jejak: ['pesanan'],
  onResep: applyResep,
  tugas: { resepMendesak: countUrgentResep },
  invariants,
  metrics,
  person,
})

import { rowsOfPesanan } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'

export const buku = defineFeature({
  name: 'buku',
  imports: [],
  tables: ['buku', 'buku_baris'],
  reads: [
    'mutasi_stok',
    'pembayaran',
    'pengembalian',
    'pengguna',
    'pesanan',
    'pesanan_baris',
    'produk',
    'riwayat_status',
  ],
  person: { data: rowsOfPesanan('buku') },
  invariants,
})

import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfPesanan } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'

export const perjalanan = defineFeature({
  name: 'perjalanan',
  imports: ['buku', 'surat', 'templat'],
  tables: ['riwayat_status'],
  columns: { pesanan: ['arsip', 'perhatian'] },
  reads: ['pengguna', 'pesanan', 'pesanan_baris', 'pilihan_notifikasi', 'produk'],
  person: {
    data: rowsOfPesanan('riwayat_status'),
    merge: (tx, from, target) => moveRows(tx, 'riwayat_status', from, target),
  },
  invariants,
})

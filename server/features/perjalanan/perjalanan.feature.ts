import { sql } from 'kysely'
import { moveRows } from '#server/db/move-rows.ts'
import { isOfPesanan, rowsOfPesanan } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { remindDeadlines } from './remind-deadlines.ts'

export const perjalanan = defineFeature({
  name: 'perjalanan',
  imports: ['buku', 'surat', 'templat'],
  tables: ['riwayat_status'],
  columns: { pesanan: ['arsip', 'perhatian'] },
  reads: ['izin_kabar', 'pengguna', 'pesanan', 'pesanan_baris', 'pilihan_notifikasi', 'produk'],
  jobs: { 'ingatkan-bayar': { every: 60, run: remindDeadlines } },
  person: {
    data: rowsOfPesanan('riwayat_status'),
    /** Removes the reasons that the office typed. */
    forget: (tx, { userId }) =>
      sql`
        UPDATE riwayat_status SET keterangan = '' WHERE ${isOfPesanan(userId)} AND keterangan <> ''
          AND (jenis = 'resep' OR oleh = 'admin' AND (jenis = 'pesanan' OR jenis = 'perhatian' AND dari IS NOT NULL))`.execute(
        tx,
      ),
    merge: (tx, from, target) => moveRows(tx, 'riwayat_status', from, target),
  },
  invariants,
})

import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { checkBooks } from './check-books.ts'
import { kesehatanAdminRoutes } from './kesehatan.admin-routes.ts'
import { live } from './live.ts'
import { BROKEN_RULES, pemeriksaanRepository } from './pemeriksaan.repository.ts'

/** State of the shop for its owner: the data of /metrics, and the results of the invariant checks. */
export const kesehatan = defineFeature({
  name: 'kesehatan',
  imports: ['jejak', 'keamanan'],
  tables: ['pemeriksaan', 'penjelasan'],
  reads: [
    'buku',
    'kabar_meta',
    'kabar_saluran',
    'izin_kabar',
    'keluhan',
    'kiriman',
    'lot',
    'mutasi_lot',
    'mutasi_stok',
    'nomor_wa',
    'notifikasi',
    'pekerjaan',
    'pemakaian_wa',
    'pembayaran',
    'pelepasan',
    'pembelian',
    'pengembalian',
    'pengguna',
    'percakapan',
    'percakapan_pesan',
    'peristiwa_wa',
    'persetujuan',
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
  // Every 10 s for a check that the office asked for. Without one, each rule is checked every hour.
  jobs: { 'periksa-buku': { every: 10, run: (deps, features = []) => checkBooks(deps, features) } },
  tugas: {
    bukuTidakCocok: ({ db }) => pemeriksaanRepository(db).countBroken(),
  },
  metrics: {
    kerapusehat_books_broken_rules: {
      help: 'Rules of the books that some row violates without an explanation, as of their last check.',
      query: () => BROKEN_RULES,
    },
    kerapusehat_books_unchecked_seconds: {
      help: 'Time since the oldest of the last checks of the rules of the books.',
      query: (now) => sql`
        SELECT coalesce(extract(epoch FROM ${now}::timestamptz - min(diperiksa)), 0)::float8 AS value FROM pemeriksaan`,
    },
    kerapusehat_books_unchecked_rules: {
      help: 'Rules of the books whose last check took too long or failed.',
      query: () => sql`SELECT count(*)::int AS value FROM pemeriksaan WHERE kesalahan <> ''`,
    },
  },
  jejak: ['cadangan', 'penjelasan'],
})

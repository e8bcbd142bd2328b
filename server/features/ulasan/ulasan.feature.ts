import { sql } from 'kysely'
import { defineFeature } from '#server/feature.ts'
import { inviteUlasan } from './invite-ulasan.ts'
import { person } from './person.ts'
import { ulasanAdminRoutes } from './ulasan.admin-routes.ts'
import { ulasanRepository } from './ulasan.repository.ts'
import { ulasanRoutes } from './ulasan.routes.ts'

export const ulasan = defineFeature({
  name: 'ulasan',
  imports: ['akun', 'jejak', 'obat', 'permintaan', 'surat', 'templat'],
  tables: ['ulasan'],
  columns: { pesanan: ['undang_ulasan'] },
  reads: ['beranda', 'paket', 'pesanan', 'pesanan_baris', 'produk', 'riwayat_status'],
  routes: ulasanRoutes,
  adminRoutes: ulasanAdminRoutes,
  jobs: { 'undang-ulasan': { every: 3600, run: inviteUlasan } },
  sumber: { ulasan_produk: {}, ulasan_paket: {} },
  jejak: ['ulasan'],
  tugas: { ulasanMenunggu: ({ db }) => ulasanRepository(db).countPending() },
  invariants: {
    'Ulasan hanya dari pembeli barangnya': sql`
      SELECT 'ulasan ' || ulasan_id AS rujukan, format('pesanan %s bukan milik pengulas, atau tanpa barang itu', pesanan_id) AS keterangan
      FROM ulasan WHERE NOT EXISTS (
        SELECT FROM pesanan JOIN pesanan_baris baris USING (pesanan_id)
        WHERE pesanan_id = ulasan.pesanan_id AND pesanan.pengguna_id = ulasan.pengguna_id
          AND (baris.produk_id = ulasan.produk_id OR baris.paket_id = ulasan.paket_id))`,
  },
  person,
})

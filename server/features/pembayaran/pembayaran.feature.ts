import { defineFeature } from '#server/feature.ts'
import { applyNotifikasi } from './bayar/apply-notifikasi.ts'
import { reconcileDue } from './bayar/reconcile.ts'
import { catatan, invariants } from './invariants.ts'
import { metodeAdminRoutes } from './metode/metode.admin-routes.ts'
import { metrics } from './metrics.ts'
import { pembayaranRoutes } from './pembayaran.routes.ts'
import { checkPengembalian, HAND_OVER_MS } from './pengembalian/check-pengembalian.ts'
import { pengembalianAdminRoutes } from './pengembalian/pengembalian.admin-routes.ts'
import { person } from './person.ts'
import { checkTitipan } from './titipan/check-titipan.ts'
import { titipanAdminRoutes } from './titipan/titipan.admin-routes.ts'
import { titipanRepository } from './titipan/titipan.repository.ts'

export const pembayaran = defineFeature({
  name: 'pembayaran',
  imports: ['buku', 'foto', 'jejak', 'keamanan', 'pelepasan', 'perjalanan', 'resep', 'stok', 'voucher'],
  tables: ['metode_pembayaran', 'notifikasi', 'pembayaran', 'pengembalian', 'retur', 'titipan'],
  columns: { pesanan: ['batas_akhir', 'batas_bayar', 'periksa_pada', 'status_pembayaran'] },
  reads: ['keluhan', 'pengguna', 'pesanan', 'pesanan_baris', 'produk'],
  routes: pembayaranRoutes,
  adminRoutes(api, deps) {
    metodeAdminRoutes(api, deps)
    titipanAdminRoutes(api, deps)
    pengembalianAdminRoutes(api, deps)
  },
  jobs: {
    'periksa-pembayaran': { every: 10, run: reconcileDue },
    'periksa-pengembalian': { every: 10, run: checkPengembalian },
    'terapkan-notifikasi': { every: 10, run: applyNotifikasi },
    'periksa-titipan': { every: 10, run: checkTitipan },
  },
  jejak: ['metode-pembayaran', 'titipan'],
  // Keys of the sandbox or the simulator move no money, so the shop is not ready with them.
  readiness: { midtrans: async ({ settings }) => settings.midtransServerKey.startsWith('Mid-server-') },
  tugas: {
    titipan: ({ db, clock }) => titipanRepository(db).countPending(new Date(clock().getTime() - HAND_OVER_MS)),
  },
  invariants,
  catatan,
  metrics,
  person,
})

import { defineFeature } from '#server/feature.ts'
import { applyNotifikasi } from './apply-notifikasi.ts'
import { checkPengembalian } from './check-pengembalian.ts'
import { invariants } from './invariants.ts'
import { metodeAdminRoutes } from './metode.admin-routes.ts'
import { pembayaranRoutes } from './pembayaran.routes.ts'
import { reconcileDue } from './reconcile.ts'

export const pembayaran = defineFeature({
  nama: 'pembayaran',
  imports: ['buku', 'jejak', 'perjalanan', 'stok'],
  routes: pembayaranRoutes,
  adminRoutes: metodeAdminRoutes,
  jobs: {
    'periksa-pembayaran': { every: 10, run: reconcileDue },
    'periksa-pengembalian': { every: 10, run: checkPengembalian },
    'terapkan-notifikasi': { every: 10, run: applyNotifikasi },
  },
  jejak: ['metode-pembayaran'],
  invariants,
})

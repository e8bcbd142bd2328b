import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { returRepository } from '#server/features/pembayaran/pengembalian/retur.repository.ts'
import { invariants } from './invariants.ts'
import { returAdminRoutes } from './retur.admin-routes.ts'

/** Goods that buyers send back: announced first, and booked on arrival. Refunds are independent of them. */
export const retur = defineFeature({
  name: 'retur',
  imports: ['jejak', 'pelepasan', 'pembayaran', 'perjalanan', 'stok'],
  reads: ['buku', 'pesanan', 'pesanan_bagian', 'pesanan_baris'],
  jejak: ['retur'],
  adminRoutes: returAdminRoutes,
  tugas: { returDitunggu: ({ db }) => returRepository(db).countAwaited(TUGAS_MAX) },
  invariants,
})

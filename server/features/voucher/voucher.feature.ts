import { moveRows } from '#server/db/move-rows.ts'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { voucherAdminRoutes } from './voucher.admin-routes.ts'

export const voucher = defineFeature({
  name: 'voucher',
  imports: ['grup', 'jejak', 'kaitan', 'katalog', 'stok'],
  tables: ['voucher', 'voucher_pakai'],
  reads: ['pesanan', 'pesanan_bagian', 'pesanan_baris', 'pesanan_diskon', 'riwayat_status'],
  adminRoutes: voucherAdminRoutes,
  jejak: ['voucher'],
  invariants,
  person: {
    data: rowsOfAccount('voucher_pakai'),
    merge: (tx, from, target) => moveRows(tx, 'voucher_pakai', from, target),
  },
})

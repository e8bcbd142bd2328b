import { createVoucher, deleteVoucher, getVoucher, listVoucher, updateVoucher } from '#contract/voucher/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as manage from './manage-voucher.ts'
import { voucherRepository } from './voucher.repository.ts'

const AFTER_DELETE = {
  hapus: 'Voucher berhasil dihapus',
  arsip: 'Voucher diarsipkan karena sudah dipakai pesanan',
}

export function voucherAdminRoutes(api: Endpoints, deps: Deps): void {
  api.admin(listVoucher, ({ query }) => voucherRepository(deps.db).listAdmin(query, deps.clock()))
  api.admin(getVoucher, ({ params }) => manage.readVoucher(deps.db, params.voucherId))
  api.admin(createVoucher, async ({ sesi, body }) => ({
    message: 'Voucher berhasil ditambahkan',
    ...(await manage.createVoucher(deps, sesi, body)),
  }))
  api.admin(updateVoucher, async ({ sesi, params, body }) => ({
    message: 'Voucher berhasil diperbarui',
    ...(await manage.updateVoucher(deps, sesi, params.voucherId, body)),
  }))
  api.admin(deleteVoucher, async ({ sesi, params, query }) => ({
    message: AFTER_DELETE[await manage.deleteVoucher(deps, sesi, params.voucherId, query.versi)],
  }))
}

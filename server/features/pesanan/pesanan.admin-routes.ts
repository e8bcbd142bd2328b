import { refundPembayaran, retryPengembalian } from '#contract/pembayaran/pengembalian-office.ts'
import {
  archivePesanan,
  cancelPesananAdmin,
  checkPembayaran,
  countPesanan,
  exportPesanan,
  findPesanan,
  getPesananAdmin,
  listPesanan,
  processPesanan,
  resolvePerhatian,
  restorePesanan,
} from '#contract/pesanan/office.ts'
import type { Deps } from '#server/deps.ts'
import * as refunds from '#server/features/pembayaran/refund.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { askProvider } from './ask-provider.ts'
import * as cancel from './cancel-pesanan.ts'
import { daftarPesananRepository } from './daftar-pesanan.repository.ts'
import { exportCsv } from './export-pesanan.ts'
import * as manage from './manage-pesanan.ts'
import { readPesananAdmin } from './read-pesanan-admin.ts'

export function pesananAdminRoutes(api: Endpoints, deps: Deps): void {
  const daftar = daftarPesananRepository(deps)

  api.admin(listPesanan, ({ query }) => daftar.list(query))
  api.admin(countPesanan, ({ query }) => daftar.count(query.jenis))
  api.admin(findPesanan, ({ query }) => daftar.findTempat(query.q))
  api.berkas(exportPesanan, ({ query }) => exportCsv(deps, query))
  api.admin(getPesananAdmin, ({ params }) => readPesananAdmin(deps, params.orderId))
  api.admin(processPesanan, ({ sesi, params, body }) => manage.processPesanan(deps, sesi, params.orderId, body))
  api.admin(resolvePerhatian, async ({ sesi, params, body }) => {
    await manage.resolvePerhatian(deps, sesi, params.orderId, body)
    return { message: 'Sudah ditandai selesai' }
  })
  api.admin(checkPembayaran, ({ params }) => askProvider(deps, params.orderId))
  api.admin(cancelPesananAdmin, async ({ sesi, params }) => {
    const { status, message } = await cancel.cancelPesananAdmin(deps, sesi, params.orderId)
    return { status_pembayaran: status, message }
  })
  api.admin(refundPembayaran, ({ sesi, params, body }) => refunds.refund(deps, sesi, params.orderId, body))
  api.admin(retryPengembalian, ({ sesi, params }) =>
    refunds.retryRefund(deps, sesi, params.orderId, params.pengembalianId),
  )
  api.admin(archivePesanan, async ({ sesi, params }) => {
    await manage.archivePesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dipindahkan ke arsip' }
  })
  api.admin(restorePesanan, async ({ sesi, params }) => {
    await manage.restorePesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dikembalikan ke daftar' }
  })
}

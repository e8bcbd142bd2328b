import { countRiwayat } from '#contract/pesanan/count-riwayat.ts'
import {
  cancelPesanan,
  getPesanan,
  listRiwayat,
  payPesanan,
  receivePesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import { getTagihan, openTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import type { Deps } from '#server/deps.ts'
import { applyHint } from '#server/features/pembayaran/bayar/apply-hint.ts'
import { snapOpener } from '#server/features/pembayaran/bayar/open-snap.ts'
import { awaitedError, isPayable } from '#server/features/pembayaran/bayar/status-pembayaran.ts'
import * as finishing from '#server/features/pemenuhan/finish-pesanan.ts'
import { pesananRepository } from '#server/features/pesanan/pesanan.repository.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import * as cancel from './cancel-pesanan.ts'
import { readRincian } from './read-rincian.ts'
import { orderOf, readTagihan } from './tautan-bayar.ts'

export function myPesananRoutes(api: Endpoints, deps: Deps): void {
  const openSnap = snapOpener(deps)

  const ownOrder = async (penggunaId: number, ref: string) => {
    const order = await pesananRepository(deps.db).findOwn(penggunaId, ref)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    return order
  }

  api.public(getTagihan, ({ params }) => readTagihan(deps, params.token))

  api.public(openTagihan, async ({ params }) => {
    const order = await orderOf(deps, params.token)
    if (!isPayable(order, deps.clock())) throw new AppError('PESANAN_TIDAK_DAPAT_DIBAYAR')
    const { midtransToken } = await openSnap(order)
    if (!midtransToken) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
    return { midtransToken }
  })

  api.pelanggan(listRiwayat, async ({ sesi, query }) => {
    const { data, total } = await pesananRepository(deps.db).listRiwayat(sesi.penggunaId, query)
    return { data, page: query.page, total, totalPages: Math.ceil(total / query.limit) }
  })

  api.pelanggan(countRiwayat, ({ sesi }) => pesananRepository(deps.db).countOpen(sesi.penggunaId))

  api.pelanggan(getPesanan, async ({ sesi, params }) =>
    readRincian(deps, await ownOrder(sesi.penggunaId, params.orderId)),
  )

  api.pelanggan(payPesanan, async ({ sesi, params }) => {
    const order = await ownOrder(sesi.penggunaId, params.orderId)
    const awaited = awaitedError(order)
    if (order.status_pembayaran === 'pending' && awaited) throw new AppError(awaited)
    if (!isPayable(order, deps.clock())) throw new AppError('PESANAN_TIDAK_DAPAT_DIBAYAR')
    const session = await openSnap(order)
    if (!session.midtransToken) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
    return session
  })

  api.pelanggan(cancelPesanan, async ({ sesi, params }) =>
    cancel.cancelPesanan(deps, await ownOrder(sesi.penggunaId, params.orderId), 'pelanggan'),
  )

  api.pelanggan(receivePesanan, async ({ sesi, params }) =>
    finishing.receivePesanan(deps, sesi, await ownOrder(sesi.penggunaId, params.orderId)),
  )

  api.pelanggan(updatePaymentStatus, async ({ sesi, body }) => {
    const order = await pesananRepository(deps.db).findForHint(sesi.penggunaId, body.orderId)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    return applyHint(deps, order, body.status, body.transactionId)
  })
}

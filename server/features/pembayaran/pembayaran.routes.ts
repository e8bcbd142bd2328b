import { terimaNotifikasi } from '#contract/pembayaran/endpoints.ts'
import {
  batalPesanan,
  bayarPesanan,
  createPesanan,
  getPesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { checkout } from '#server/features/pesanan/checkout.ts'
import { pesananRepository } from '#server/features/pesanan/pesanan.repository.ts'
import { isDapatDibayar } from './status-pembayaran.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { applyHint } from './apply-hint.ts'
import { cancelOrder } from '#server/features/pesanan/cancel-pesanan.ts'
import { snapOpener } from './open-snap.ts'
import { readRincian } from '#server/features/pesanan/read-rincian.ts'
import { receiveNotifikasi } from './receive-notifikasi.ts'
import { notifikasiWorker } from './apply-notifikasi.ts'

const KEY_MAX = 100

export function pembayaranRoutes(api: Endpoints, deps: Deps): void {
  const openSnap = snapOpener(deps)
  const notifikasi = notifikasiWorker(deps)
  api.onClose(() => notifikasi.idle())

  const ownOrder = async (penggunaId: number, ref: string) => {
    const order = await pesananRepository(deps.db).findOwn(penggunaId, ref)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    return order
  }

  api.pelanggan(createPesanan, async ({ sesi, body, header }) => {
    const order = await checkout(deps, sesi.penggunaId, body, header('idempotency-key')?.slice(0, KEY_MAX))
    return { ...(await openSnap(order)), total_harga: order.total_harga, batas_bayar: order.batas_bayar.toISOString() }
  })

  api.pelanggan(getPesanan, async ({ sesi, params }) =>
    readRincian(deps, await ownOrder(sesi.penggunaId, params.orderId)),
  )

  api.pelanggan(bayarPesanan, async ({ sesi, params }) => {
    const order = await ownOrder(sesi.penggunaId, params.orderId)
    if (!isDapatDibayar(order, deps.clock())) throw new AppError('PESANAN_TIDAK_DAPAT_DIBAYAR')
    const session = await openSnap(order)
    if (!session.midtransToken) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
    return session
  })

  api.pelanggan(batalPesanan, async ({ sesi, params }) =>
    cancelOrder(deps, await ownOrder(sesi.penggunaId, params.orderId), 'pelanggan'),
  )

  api.pelanggan(updatePaymentStatus, async ({ sesi, body }) =>
    applyHint(deps, await ownOrder(sesi.penggunaId, body.orderId), body.status),
  )

  api.midtrans(terimaNotifikasi, async ({ body, rawBody }) => {
    await receiveNotifikasi(deps, body, rawBody)
    // Not waited for: it is written down, and Midtrans wants its answer soon.
    notifikasi.wake()
    return { message: 'diterima' }
  })
}

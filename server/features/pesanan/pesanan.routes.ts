import { checkPesanan } from '#contract/pesanan/batas.ts'
import {
  cancelPesanan,
  createPesanan,
  getPesanan,
  listRiwayat,
  payPesanan,
  receivePesanan,
  updatePaymentStatus,
} from '#contract/pesanan/endpoints.ts'
import { hitungOngkir } from '#contract/pesanan/ongkir.ts'
import { getTagihan, openTagihan } from '#contract/pesanan/tautan-bayar.ts'
import { checkVoucher } from '#contract/pesanan/voucher.ts'
import type { Deps } from '#server/deps.ts'
import { applyHint } from '#server/features/pembayaran/apply-hint.ts'
import { snapOpener } from '#server/features/pembayaran/open-snap.ts'
import { isDapatDibayar, menungguApa } from '#server/features/pembayaran/status-pembayaran.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import * as cancel from './cancel-pesanan.ts'
import { readHalangan } from './check-batas.ts'
import { checkout } from './checkout.ts'
import { pesananRepository } from './pesanan.repository.ts'
import { quoteOngkir } from './quote-ongkir.ts'
import { readRincian } from './read-rincian.ts'
import * as selesai from './selesai-pesanan.ts'
import { orderOf, readTagihan } from './tautan-bayar.ts'
import { quoteVoucher } from './voucher-pesanan.ts'

const KEY_MAX = 255

/** @throws VALIDATION_FAILED where it is longer than any that Stripe would take */
function idempotencyKey(header: string | undefined): string | undefined {
  if (header && header.length > KEY_MAX) {
    const msg = `Idempotency-Key paling panjang ${KEY_MAX} karakter`
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'Idempotency-Key', msg }] })
  }
  return header || undefined
}

export function pesananRoutes(api: Endpoints, deps: Deps): void {
  const openSnap = snapOpener(deps)

  const ownOrder = async (penggunaId: number, ref: string) => {
    const order = await pesananRepository(deps.db).findOwn(penggunaId, ref)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    return order
  }

  api.pelanggan(createPesanan, async ({ sesi, body, header, ip }) => {
    const key = idempotencyKey(header('idempotency-key'))
    const { order, isOpen, pesananSebelumnya, bahanSnap } = await checkout(deps, sesi.penggunaId, body, key, ip)
    const { total_harga, batas_bayar } = order
    return {
      ...(await openSnap(order, isOpen, bahanSnap)),
      total_harga,
      batas_bayar: batas_bayar.toISOString(),
      pesananSebelumnya,
      menunggu_resep: order.menunggu_resep,
      menunggu_ongkir: order.menunggu_ongkir,
    }
  })

  api.pelanggan(checkPesanan, async ({ sesi, body, ip }) => ({
    halangan: await readHalangan(deps, sesi.penggunaId, ip, body.items),
  }))

  api.publik(hitungOngkir, async ({ body, ip }) => ({ data: await quoteOngkir(deps, body, ip) }))

  api.publik(getTagihan, ({ params }) => readTagihan(deps, params.token))

  api.publik(openTagihan, async ({ params }) => {
    const order = await orderOf(deps, params.token)
    if (!isDapatDibayar(order, deps.clock())) throw new AppError('PESANAN_TIDAK_DAPAT_DIBAYAR')
    const { midtransToken } = await openSnap(order)
    if (!midtransToken) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
    return { midtransToken }
  })
  api.pelanggan(checkVoucher, ({ sesi, body, ip }) => quoteVoucher(deps, sesi.penggunaId, body, ip))

  api.pelanggan(listRiwayat, async ({ sesi, query }) => {
    const { data, total } = await pesananRepository(deps.db).listRiwayat(sesi.penggunaId, query)
    return { data, page: query.page, total, totalPages: Math.ceil(total / query.limit) }
  })

  api.pelanggan(getPesanan, async ({ sesi, params }) =>
    readRincian(deps, await ownOrder(sesi.penggunaId, params.orderId)),
  )

  api.pelanggan(payPesanan, async ({ sesi, params }) => {
    const order = await ownOrder(sesi.penggunaId, params.orderId)
    const menunggu = menungguApa(order)
    if (order.status_pembayaran === 'pending' && menunggu) throw new AppError(menunggu)
    if (!isDapatDibayar(order, deps.clock())) throw new AppError('PESANAN_TIDAK_DAPAT_DIBAYAR')
    const session = await openSnap(order)
    if (!session.midtransToken) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
    return session
  })

  api.pelanggan(cancelPesanan, async ({ sesi, params }) =>
    cancel.cancelPesanan(deps, await ownOrder(sesi.penggunaId, params.orderId), 'pelanggan'),
  )

  api.pelanggan(receivePesanan, async ({ sesi, params }) =>
    selesai.receivePesanan(deps, sesi, await ownOrder(sesi.penggunaId, params.orderId)),
  )

  api.pelanggan(updatePaymentStatus, async ({ sesi, body }) => {
    const order = await pesananRepository(deps.db).findDitanyakan(sesi.penggunaId, body.orderId)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    return applyHint(deps, order, body.status)
  })
}

import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import { checkVoucher } from '#contract/checkout/voucher.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { snapOpener } from '#server/features/pembayaran/bayar/open-snap.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { readHalangan } from './check-limits.ts'
import { checkout } from './checkout.ts'
import { quoteOngkir } from './quote-ongkir.ts'
import { quoteVoucher } from './voucher-pesanan.ts'

const KEY_MAX = 255

/** @throws VALIDATION_FAILED if the key exceeds 255 characters, Stripe's limit */
function idempotencyKey(header: string | undefined): string | undefined {
  if (header && header.length > KEY_MAX) {
    const msg = `Idempotency-Key maksimal ${KEY_MAX} karakter`
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'Idempotency-Key', msg }] })
  }
  return header || undefined
}

export function checkoutRoutes(api: Endpoints, deps: Deps): void {
  const openSnap = snapOpener(deps)

  api.pelanggan(createPesanan, async ({ sesi, body, header, ip }) => {
    const key = idempotencyKey(header('idempotency-key'))
    const { order, isOpen, pesananSebelumnya, snapInput } = await checkout(deps, sesi.penggunaId, body, key, ip)
    const { total_harga, batas_bayar } = order
    return {
      ...(await openSnap(order, isOpen, snapInput)),
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
  api.pelanggan(checkVoucher, ({ sesi, body, ip }) => quoteVoucher(deps, sesi.penggunaId, body, ip))
  api.publik(computeOngkir, async ({ body, ip }) => ({ data: await quoteOngkir(deps, body, ip) }))
}

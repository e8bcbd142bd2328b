import { createFirstPesanan } from '#contract/checkout/first.ts'
import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import { checkVoucher } from '#contract/checkout/voucher.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { toPengguna } from '#server/features/akun/akun.repository.ts'
import { openSesi } from '#server/features/akun/sesi/open-sesi.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { snapOpener } from '#server/features/pembayaran/bayar/open-snap.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { readHalangan } from './check-limits.ts'
import { type Checkout, checkout } from './checkout.ts'
import { checkoutFirst } from './checkout-first.ts'
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

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the key that a retry opens the new account with. @throws VALIDATION_FAILED unless it is random */
function requireUuidKey(header: string | undefined): string {
  if (header && UUID.test(header)) return header
  throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'Idempotency-Key', msg: 'Idempotency-Key harus UUID' }] })
}

export function checkoutRoutes(api: Endpoints, deps: Deps): void {
  const openSnap = snapOpener(deps)
  const toResponse = async ({ order, isOpen, pesananSebelumnya, snapInput }: Checkout) => ({
    ...(await openSnap(order, isOpen, snapInput)),
    total_harga: order.total_harga,
    batas_bayar: order.batas_bayar.toISOString(),
    pesananSebelumnya,
    menunggu_resep: order.menunggu_resep,
    menunggu_ongkir: order.menunggu_ongkir,
  })

  api.pelanggan(createPesanan, async ({ sesi, body, header, ip }) => {
    const key = idempotencyKey(header('idempotency-key'))
    return toResponse(await checkout(deps, sesi.penggunaId, body, key, ip))
  })
  api.public(createFirstPesanan, async ({ body, ...caller }) => {
    const { pengguna, ...order } = await checkoutFirst(
      deps,
      body,
      requireUuidKey(caller.header('idempotency-key')),
      caller.ip,
    )
    const token = await openSesi(deps, pengguna, caller, 'toko')
    recordKejadian(deps, { jenis: 'login', keterangan: 'Toko', penggunaId: pengguna.pengguna_id, dari: caller })
    return { ...(await toResponse(order)), token, user: toPengguna(pengguna) }
  })
  api.pelanggan(checkPesanan, async ({ sesi, body, ip }) => ({
    halangan: await readHalangan(deps, sesi.penggunaId, ip, body.items),
  }))
  api.pelanggan(checkVoucher, ({ sesi, body, ip }) => quoteVoucher(deps, sesi.penggunaId, body, ip))
  api.public(computeOngkir, async ({ body, ip }) => ({ data: await quoteOngkir(deps, body, ip) }))
}

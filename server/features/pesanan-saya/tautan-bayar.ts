import type { createPaymentLink } from '#contract/checkout/manual-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import type { getTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { isPayable } from '#server/features/pembayaran/bayar/status-pembayaran.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { paymentLinkRepository } from './payment-link.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

/** 7 days: how long the link still shows the order after its payment deadline. */
const VIEW_MS = 7 * 86_400_000

/**
 * Creates a link to pay an order without an account. A previous link becomes invalid, so only the last one works.
 * @throws PESANAN_TIDAK_ADA, PESANAN_TIDAK_DAPAT_DIBAYAR
 */
export function createTautan(
  { db, clock, settings }: Manage,
  { penggunaId }: Sesi,
  pesananId: number,
): Promise<Output<typeof createPaymentLink>> {
  return transaction(db, async (tx) => {
    const order = await pesananAdminRepository(tx).lock(pesananId)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    const now = clock()
    if (!isPayable(order, now)) throw new AppError('PESANAN_TIDAK_DAPAT_DIBAYAR')
    const token = newToken()
    const until = order.batas_akhir ?? order.batas_bayar
    await paymentLinkRepository(tx).save(pesananId, hashToken(token), new Date(until.getTime() + VIEW_MS))
    const snapshot = { jenis: 'pesanan', rujukan: pesananId, judul: order.midtrans_order_id } as const
    const entry = { tindakan: 'kirim', ...snapshot, sesudah: { bayar: 'tautan' } } as const
    await jejakRepository(tx).record(penggunaId, entry, now)
    return {
      message: 'Tautan pembayaran dibuat',
      tautan: `${settings.publicUrl}/bayar/${token}`,
      sampai: until.toISOString(),
    }
  })
}

/**
 * Returns the order of a payment link.
 * @throws TAUTAN_BAYAR_MATI
 */
export async function orderOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<PesananRow> {
  const order = await paymentLinkRepository(db).find(hashToken(token), clock())
  if (!order) throw new AppError('TAUTAN_BAYAR_MATI')
  return order
}

/** Returns the bill without personal data, because the link may be passed on. @throws TAUTAN_BAYAR_MATI */
export async function readTagihan(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Output<typeof getTagihan>> {
  const order = await orderOf(deps, token)
  const lines = await perjalananRepository(deps.db).listLines(order.pesanan_id)
  const { midtrans_order_id: nomor, nama_shipping, biaya_kirim, total_harga, status_pembayaran } = order
  return {
    nomor,
    nama_shipping,
    biaya_kirim,
    total_harga,
    status_pembayaran,
    items: lines.map(({ nama, jumlah, harga }) => ({ nama, jumlah, harga })),
    diskon: order.diskon + order.diskon_ongkir,
    ppn_ditambah: order.ppn_ditambah,
    batas_bayar: order.batas_bayar.toISOString(),
    dapat_dibayar: isPayable(order, deps.clock()),
  }
}

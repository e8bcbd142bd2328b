import { PAYMENT_METHODS, type PaymentWay } from '#contract/pembayaran/payment-method.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PembayaranRow, PesananRow } from '#server/db/schema.ts'
import { type ProviderEvent, toEvent } from '#server/midtrans/status.ts'

/**
 * Returns how an order is, or was, paid. While the order is pending, only a pending or captured attempt counts, so a
 * refused card leaves the choice open. Afterwards, the last attempt that brought money counts, else the last attempt with a
 * method.
 * @param attempts all attempts of the order, oldest first
 */
export function paymentMethodOf(
  order: Pick<PesananRow, 'status_pembayaran' | 'batas_bayar'>,
  attempts: readonly PembayaranRow[],
): PaymentWay | null {
  const attempt = shownAttempt(order.status_pembayaran, attempts)
  if (!attempt?.metode) return null
  const { metode, nomor, kode_perusahaan, penyelenggara, penerbit, bayar_sebelum } = attempt
  const deadline = bayar_sebelum && bayar_sebelum < order.batas_bayar ? bayar_sebelum : order.batas_bayar
  return {
    metode,
    nama: metodeName(attempt.metode, penyelenggara),
    nomor,
    kode_perusahaan,
    penyelenggara,
    penerbit,
    bayar_sebelum: deadline.toISOString(),
  }
}

function shownAttempt(status: StatusPembayaran, attempts: readonly PembayaranRow[]): PembayaranRow | undefined {
  const chosen = attempts.filter(({ metode }) => metode)
  const last = (...wanted: ProviderEvent[]) =>
    chosen.findLast(({ transaction_status: state }) => state && wanted.includes(toEvent({ transaction_status: state })))
  // A capture under review has brought no money yet, but its buyer has no other choice either.
  if (status === 'pending') return last('menunggu', 'lunas')
  return last('lunas', 'kembali') ?? chosen.at(-1)
}

/** Returns the display name of a method. A method without a key of its own uses the name of its provider. */
export function metodeName(metode: PaymentWay['metode'], operator: string | null): string {
  if (metode === 'virtual_lain' && operator) return `${operator} Virtual Account`
  if (metode === 'lain' && operator) return operator
  return PAYMENT_METHODS[metode].nama
}

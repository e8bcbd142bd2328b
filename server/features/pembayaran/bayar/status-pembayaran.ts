import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { ProviderEvent } from '#server/midtrans/status.ts'

/**
 * Next payment state of an order for each state of its transaction. Unlisted pairs change nothing, so a repeated or late
 * message is harmless. Sources: Midtrans' transaction status cycle; the shop's rules for late money.
 * - `ditolak` ends no open order: the same Snap session may still collect a successful attempt.
 * - Late money on a cancelled or expired order is accepted: the order becomes paid.
 * - `ditolak` after success is a reversal by the bank (Permata, Mandiri bill, Indomaret).
 */
const TRANSITIONS: Record<StatusPembayaran, Partial<Record<ProviderEvent, StatusPembayaran>>> = {
  pending: { lunas: 'success', batal: 'cancelled', kedaluwarsa: 'expired', kembali: 'refunded' },
  cancelled: { lunas: 'success' },
  expired: { lunas: 'success' },
  failed: { lunas: 'success' },
  success: { ditolak: 'failed', batal: 'cancelled', kembali: 'refunded' },
  refunded: {},
}

/** Returns the next payment state, or undefined if nothing changes. */
export function nextStatus(status: StatusPembayaran, event: ProviderEvent): StatusPembayaran | undefined {
  return TRANSITIONS[status][event]
}

/**
 * Returns the effect of a state change on the stock that the order holds.
 * - `lepas`: release the stock; `tahan`: take it again if available; `tetap`: leave it.
 * A reversed or refunded payment leaves the stock alone: the goods may be on their way, and a person decides.
 */
export function stokEffect(from: StatusPembayaran, to: StatusPembayaran): 'lepas' | 'tahan' | 'tetap' {
  if (to === 'cancelled' || to === 'expired') return 'lepas'
  if (to === 'success' && (from === 'cancelled' || from === 'expired')) return 'tahan'
  return 'tetap'
}

interface AwaitedDecisions {
  menunggu_resep: boolean
  menunggu_ongkir: boolean
}

/** Returns the error code if the order waits for a prescription or a shipping fee, else undefined. */
export const awaitedError = ({ menunggu_resep, menunggu_ongkir }: AwaitedDecisions) =>
  menunggu_resep ? 'PESANAN_MENUNGGU_RESEP' : menunggu_ongkir ? 'PESANAN_MENUNGGU_ONGKIR' : undefined

/**
 * True if the order can be paid: it is pending, before its deadline, with an approved prescription and a known shipping
 * fee. A payment that the provider collected before the deadline still counts afterwards.
 */
export function isPayable(
  order: { status_pembayaran: StatusPembayaran; batas_bayar: Date } & AwaitedDecisions,
  now: Date,
): boolean {
  return order.status_pembayaran === 'pending' && !awaitedError(order) && now < order.batas_bayar
}

/** True if the attempt's payment page is open. A page without an expiry lasts as long as its order. */
export const isPageOpen = (attempt: { halaman_sampai: Date | string | null } | undefined, now: Date): boolean =>
  !attempt?.halaman_sampai || now < new Date(attempt.halaman_sampai)

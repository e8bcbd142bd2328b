import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { Peristiwa } from '#server/midtrans/status.ts'

/**
 * Where an order's payment goes when its transaction reaches a state. What is not listed changes nothing, so a repeated
 * or late message is harmless. Sources: Midtrans' transaction status cycle; the shop's rules for late money.
 * - `ditolak` ends no open order: the same Snap session may still collect a successful attempt.
 * - Late money on a cancelled or expired order is money: it is paid.
 * - `ditolak` after success is a reversal by the bank (Permata, Mandiri bill, Indomaret).
 */
const TRANSISI: Record<StatusPembayaran, Partial<Record<Peristiwa, StatusPembayaran>>> = {
  pending: { lunas: 'success', batal: 'cancelled', kedaluwarsa: 'expired', kembali: 'refunded' },
  cancelled: { lunas: 'success' },
  expired: { lunas: 'success' },
  failed: { lunas: 'success' },
  success: { ditolak: 'failed', batal: 'cancelled', kembali: 'refunded' },
  refunded: {},
}

/** The next payment state, or undefined where nothing changes. */
export function nextStatus(status: StatusPembayaran, peristiwa: Peristiwa): StatusPembayaran | undefined {
  return TRANSISI[status][peristiwa]
}

/**
 * What a change of state does to the stock that the order holds.
 * - `lepas`: give back what is held; `tahan`: take it again, if there is enough; `tetap`: leave it.
 * A reversed or refunded payment leaves the stock alone: the goods may be on their way, a person decides.
 */
export function stokEffect(from: StatusPembayaran, to: StatusPembayaran): 'lepas' | 'tahan' | 'tetap' {
  if (to === 'cancelled' || to === 'expired') return 'lepas'
  if (to === 'success' && (from === 'cancelled' || from === 'expired')) return 'tahan'
  return 'tetap'
}

interface Menunggu {
  menunggu_resep: boolean
  menunggu_ongkir: boolean
}

/** What an order waits for that only the shop can say, and a buyer who would pay it is told. */
export const menungguApa = ({ menunggu_resep, menunggu_ongkir }: Menunggu) =>
  menunggu_resep ? 'PESANAN_MENUNGGU_RESEP' : menunggu_ongkir ? 'PESANAN_MENUNGGU_ONGKIR' : undefined

/**
 * Money is asked for until the deadline; what the provider collected before it still counts afterwards. None is asked for before
 * the order's prescription is approved, and its shipping fee is known.
 */
export function isDapatDibayar(
  order: { status_pembayaran: StatusPembayaran; batas_bayar: Date } & Menunggu,
  now: Date,
): boolean {
  return order.status_pembayaran === 'pending' && !menungguApa(order) && now < order.batas_bayar
}

/** An attempt's payment page lasts as long as there is time to choose on it; where nothing else is known, as its order. */
export const isHalamanTerbuka = (attempt: { halaman_sampai: Date | string | null } | undefined, now: Date): boolean =>
  !attempt?.halaman_sampai || now < new Date(attempt.halaman_sampai)

import type { Money } from '#contract/buku/money.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { RefundedMoney } from './refunds.tsx'

const TONES: Partial<Record<StatusPembayaran, BadgeTone>> = { success: 'hijau', pending: 'kuning', failed: 'merah' }

const NAMES: Record<StatusPembayaran, string> = {
  success: 'Berhasil',
  pending: 'Menunggu Pembayaran',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  refunded: 'Dana Dikembalikan',
}

/** Returns the word for the payment of an order. */
export function paymentWord(pesanan: PaymentState): string {
  if (pesanan.menunggu_resep) return 'Menunggu Resep'
  if (pesanan.menunggu_ongkir) return 'Menunggu Ongkir'
  return NAMES[pesanan.status_pembayaran] ?? pesanan.status_pembayaran
}

interface PaymentState {
  status_pembayaran: StatusPembayaran
  /** True if the order cannot be paid before its prescription is approved. */
  menunggu_resep: boolean
  /** True if the order cannot be paid before its shipping fee is known. */
  menunggu_ongkir: boolean
}

interface StatusBadgeProps {
  status: StatusPembayaran
  /** True if the order cannot be paid before its prescription is approved. */
  awaitsResep?: boolean
  /** True if the order cannot be paid before its shipping fee is known. */
  awaitsOngkir?: boolean
  uang?: Money
  other: BadgeTone
}

/**
 * Shows the payment status of an order and its refunds. `other` is the color of every other status: gray in the list, red in the
 * detail dialog.
 */
export function StatusBadge({ status, awaitsResep, awaitsOngkir, uang, other }: StatusBadgeProps) {
  return (
    <>
      <Badge tone={TONES[status] ?? other}>
        {awaitsResep ? 'Menunggu Resep' : awaitsOngkir ? 'Menunggu Ongkir' : (NAMES[status] ?? status)}
      </Badge>
      {uang && <RefundedMoney uang={uang} className="mt-1 block" />}
    </>
  )
}

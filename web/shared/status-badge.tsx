import type { Uang } from '#contract/buku/uang.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { DanaKembali } from './dana-kembali.tsx'

const TONES: Partial<Record<StatusPembayaran, BadgeTone>> = { success: 'hijau', pending: 'kuning', failed: 'merah' }

const NAMES: Record<StatusPembayaran, string> = {
  success: 'Berhasil',
  pending: 'Menunggu Pembayaran',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  refunded: 'Dana Dikembalikan',
}

interface StatusBadgeProps {
  status: StatusPembayaran
  /** There is nothing to pay before its prescription is approved. */
  menungguResep?: boolean
  /** Nor before its shipping fee is known. */
  menungguOngkir?: boolean
  uang?: Uang
  lain: BadgeTone
}

/** How the payment of an order stands, and what of it went back. `lain` is the colour of every state that has none of its own: grey in the list, red in the detail dialog. */
export function StatusBadge({ status, menungguResep, menungguOngkir, uang, lain }: StatusBadgeProps) {
  return (
    <>
      <Badge tone={TONES[status] ?? lain}>
        {menungguResep ? 'Menunggu Resep' : menungguOngkir ? 'Menunggu Ongkir' : (NAMES[status] ?? status)}
      </Badge>
      {uang && <DanaKembali uang={uang} className="mt-1 block" />}
    </>
  )
}

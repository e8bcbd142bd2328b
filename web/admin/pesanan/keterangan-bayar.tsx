import { KETERANGAN_BAYAR } from '#contract/pesanan/office.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Partial<Record<StatusPembayaran, BadgeTone>> = { success: 'hijau', pending: 'kuning', failed: 'merah' }

/** The payment note: what the provider confirmed, never what somebody typed. */
export function KeteranganBayar({ status, className }: { status: StatusPembayaran; className?: string }) {
  return (
    <Badge tone={TONES[status] ?? 'abu'} className={className}>
      {KETERANGAN_BAYAR[status]}
    </Badge>
  )
}

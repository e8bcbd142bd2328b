import type { StatusPembayaran } from '#contract/pemesanan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { KETERANGAN } from './kata-pesanan.ts'

const TONES: Partial<Record<StatusPembayaran, BadgeTone>> = { success: 'hijau', pending: 'kuning', failed: 'merah' }

/** The payment note: what the provider confirmed, never what somebody typed. */
export function KeteranganBayar({ status }: { status: StatusPembayaran }) {
  return <Badge tone={TONES[status] ?? 'abu'}>{KETERANGAN[status]}</Badge>
}

import type { Money } from '#contract/buku/money.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { KETERANGAN_BAYAR } from '#contract/pesanan-admin/admin.ts'
import { DanaKembali } from '#web/shared/refunds.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Partial<Record<StatusPembayaran, BadgeTone>> = { success: 'hijau', pending: 'kuning', failed: 'merah' }

/** Payment note from the ledger, never from manual input, with the refunded amount. */
export function KeteranganBayar({
  status,
  uang,
  className,
}: {
  status: StatusPembayaran
  uang?: Money
  className?: string
}) {
  return (
    <>
      <Badge tone={TONES[status] ?? 'abu'} className={className}>
        {KETERANGAN_BAYAR[status]}
      </Badge>
      {uang && <DanaKembali uang={uang} className="mt-1 block" />}
    </>
  )
}

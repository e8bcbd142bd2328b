import type { Money } from '#contract/buku/money.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { PAYMENT_NOTES } from '#contract/pesanan-admin/admin.ts'
import { RefundedMoney } from '#web/shared/refunds.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONES: Partial<Record<StatusPembayaran, BadgeTone>> = { success: 'hijau', pending: 'kuning', failed: 'merah' }

/** Payment note from the ledger, never from manual input, with the refunded amount. */
export function PaymentNotes({
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
        {PAYMENT_NOTES[status]}
      </Badge>
      {uang && <RefundedMoney uang={uang} className="mt-1 block" />}
    </>
  )
}

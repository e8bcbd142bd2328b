import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { discardPending, usePending, useSendPending } from './outbox.ts'

/** Parcels that are packed and not confirmed by the shop yet, and those that it rejected. */
export function PendingKemasan() {
  useSendPending()
  const pending = usePending()
  const waiting = pending.filter(({ rejection }) => rejection === '')
  const rejected = pending.filter(({ rejection }) => rejection !== '')
  if (pending.length === 0) return null
  return (
    <div className="mb-4 grid gap-3">
      {waiting.length > 0 && (
        <Notice kind="info" announce>
          {waiting.length} pesanan disimpan di HP ini, dan dikirim ke toko setelah ada sinyal.
        </Notice>
      )}
      {rejected.map(({ kunci, orderId, nomor, rejection }) => (
        <Notice
          key={kunci}
          kind="galat"
          announce
          action={
            <Button variant="garis" className="min-h-12!" onClick={() => discardPending(kunci)}>
              Hapus dari daftar
            </Button>
          }
        >
          <Link to={`/kemas-pesanan/${orderId}`} className="tautan block py-2 [overflow-wrap:anywhere]">
            {nomor}
          </Link>
          Belum tercatat dikemas. {rejection} Buka lagi paketnya.
        </Notice>
      ))}
    </div>
  )
}

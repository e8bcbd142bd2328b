import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { discardPending, usePending, useSendPending } from './outbox.ts'

/** Parcels that are packed and not confirmed by the shop yet, and those that it rejected. */
export function PendingKemasan() {
  useSendPending()
  const pending = usePending()
  const userId = useQuery({ ...adminQuery(), enabled: pending.length > 0 }).data?.userId
  const open = pending.filter(({ rejection }) => rejection === '')
  const others = open.filter((one) => userId !== undefined && one.userId !== userId)
  const waiting = open.length - others.length
  const rejected = pending.filter(({ rejection }) => rejection !== '')
  if (pending.length === 0) return null
  return (
    <div className="mb-4 grid gap-3">
      {others.length > 0 && (
        <Notice kind="hati">
          {others.length} pesanan dikemas akun lain di HP ini dan belum terkirim. Login dengan akun itu untuk
          mengirimnya.
        </Notice>
      )}
      {waiting > 0 && (
        <Notice kind="info" announce>
          {waiting} pesanan disimpan di HP ini, dan dikirim ke toko setelah ada sinyal.
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

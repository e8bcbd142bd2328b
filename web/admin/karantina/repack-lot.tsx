import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { repackLot } from '#contract/pemenuhan/kemasan-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props {
  lotId: number
  /** Number of orders on the premises that are packed with the lot. */
  count: number
  /** Further action. */
  children: ReactNode
}

/** Repacks all orders on the premises that contain the recalled lot. */
export function RepackLot({ lotId, count, children }: Props) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callAdmin(repackLot, { params: { lotId } }),
    onSuccess: ({ message }) => kabar(message),
    onSettled: () => renewAdmin(queries),
  })
  return (
    <>
      <Notice
        kind="galat"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="garis" className="min-h-12!" busy={isPending} onClick={() => mutate()}>
              Kemas ulang semua
            </Button>
            {children}
          </span>
        }
      >
        {formatGrouped(count)} pesanan sudah dikemas dengan lot ini dan masih di toko. Kemas ulang dengan lot lain, lalu
        buka paketnya dan ganti isinya.
      </Notice>
      {data && data.halangan.length > 0 && (
        <Notice kind="hati" announce>
          Belum bisa dikemas ulang:
          <ul className="mt-1 grid gap-1">
            {data.halangan.map(({ orderId, midtrans_order_id, alasan }) => (
              <li key={orderId} className="[overflow-wrap:anywhere]">
                {midtrans_order_id}: {alasan}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal mengemas ulang' })}</Notice>}
    </>
  )
}

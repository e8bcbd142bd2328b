import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import type { SelectedPesanan } from '#web/admin/pesanan/pesanan-choices.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useWriteWa } from '#web/admin/templat/write-wa.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { waPembeli } from './wa-pembeli.ts'

/** Steps through the buyers of the selected orders, with a WhatsApp text that fits each order. */
export function WaQueue({ selected, onClose }: { selected: readonly SelectedPesanan[]; onClose(): void }) {
  const [at, setAt] = useState(0)
  const write = useWriteWa()
  const pesanan = selected[at]
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'pesanan', pesanan?.orderId],
    queryFn: () => callAdmin(getPesananAdmin, { params: { orderId: pesanan?.orderId ?? 0 } }),
    enabled: pesanan !== undefined,
  })
  const wa = data && waPembeli(data, write)
  const isLast = at >= selected.length - 1
  if (!pesanan) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={`WhatsApp ${at + 1} dari ${selected.length}`}
      footer={
        <>
          <Button variant="garis" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Sebelumnya
          </Button>
          <Button variant={isLast ? 'garis' : 'isi'} onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? 'Selesai' : 'Berikutnya'}
          </Button>
        </>
      }
    >
      <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{pesanan.nama}</p>
      <p className="text-sm text-tinta-2 [overflow-wrap:anywhere]">{pesanan.midtrans_order_id}</p>
      <div className="mt-3 grid gap-3" aria-live="polite">
        {error && !data && (
          <LoadFailure onRetry={() => refetch()}>{errorText(error, { answered: 'Gagal memuat pesanan' })}</LoadFailure>
        )}
        {!data && !error && <Skeleton className="h-32" />}
        {data && !wa && <Notice kind="hati">Nomor HP pesanan ini tidak bisa dihubungi lewat WhatsApp.</Notice>}
        {wa && (
          <>
            <p className="whitespace-pre-line rounded bg-pasir p-3 [overflow-wrap:anywhere]">
              {new URL(wa).searchParams.get('text')}
            </p>
            <a href={wa} target="_blank" rel="noreferrer" className={buttonClass('utama', false)}>
              <MessageCircle aria-hidden className="size-5" />
              Buka WhatsApp
            </a>
          </>
        )}
      </div>
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getLotChoices } from '#contract/pemenuhan/kemasan-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { ChooseLotForm } from './choose-lot-form.tsx'

interface Props {
  pesanan: Pick<PesananAdmin, 'orderId'>
  bagian: PesananAdmin['bagian'][number]
}

/** Button and dialog that choose the lots of one product of an order. */
export function ChooseLot({ pesanan: { orderId }, bagian: { produkId, nama } }: Props) {
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button variant="polos" compact aria-label={`Ganti lot ${nama}`} onClick={() => setOpen(true)}>
        Ganti lot
      </Button>
      {open && <ChooseLotDialog orderId={orderId} produkId={produkId} onClose={onClose} />}
    </>
  )
}

function ChooseLotDialog({ onClose, ...params }: { orderId: number; produkId: number; onClose(): void }) {
  const formId = useId()
  const [isPending, setIsPending] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'pilihan-lot', params],
    queryFn: () => callAdmin(getLotChoices, { params }),
    gcTime: 0,
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={<TermText>Ganti lot</TermText>}
      footer={
        <>
          <Button variant="garis" onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="utama"
            disabled={!data}
            busy={isPending}
            aria-keyshortcuts="Control+S"
          >
            Kemas dari lot ini
          </Button>
        </>
      }
    >
      {error && !data && (
        <LoadFailure onRetry={() => void refetch()}>{errorText(error, { answered: 'Gagal memuat lot' })}</LoadFailure>
      )}
      {!data && !error && <LoadingKartu text="Memuat lot…" sizes={['h-48']} className="mt-4" />}
      {data && <ChooseLotForm id={formId} choices={data} params={params} onBusy={setIsPending} onDone={onClose} />}
    </Dialog>
  )
}

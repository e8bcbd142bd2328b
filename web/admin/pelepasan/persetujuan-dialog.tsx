import { approvePersetujuan, PELEPASAN, type Persetujuan, rejectPersetujuan } from '#contract/pelepasan/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'

export interface Decision {
  persetujuan: Persetujuan
  isApproved: boolean
}

interface DialogProps {
  persetujuan: Persetujuan
  onClose(): void
}

export const PersetujuanDialog = ({ isApproved, persetujuan, onClose }: Decision & { onClose(): void }) =>
  isApproved ? (
    <ApproveDialog persetujuan={persetujuan} onClose={onClose} />
  ) : (
    <RejectDialog persetujuan={persetujuan} onClose={onClose} />
  )

function ApproveDialog({ persetujuan, onClose }: DialogProps) {
  const { persetujuanId, nilai } = persetujuan
  const langkah = useLangkah(
    () => callAdmin(approvePersetujuan, { params: { persetujuanId }, body: { nilai } }),
    onClose,
  )
  return (
    <FormDialog
      problem="Gagal menyetujui pengajuan"
      title="Setujui pengajuan?"
      buttonName="Setujui"
      langkah={langkah}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        langkah.mutate(undefined)
      }}
    >
      <Request persetujuan={persetujuan} />
      <p>Langkahnya langsung dikerjakan atas nama {persetujuan.oleh}, dan nama Anda dicatat.</p>
    </FormDialog>
  )
}

function RejectDialog({ persetujuan, onClose }: DialogProps) {
  const { persetujuanId, milikSendiri } = persetujuan
  return (
    <ReasonDialog
      problem="Gagal menolak pengajuan"
      title={milikSendiri ? 'Tarik pengajuan?' : 'Tolak pengajuan?'}
      buttonName={milikSendiri ? 'Tarik' : 'Tolak'}
      work={(body) => callAdmin(rejectPersetujuan, { params: { persetujuanId }, body })}
      onClose={onClose}
    >
      <Request persetujuan={persetujuan} />
    </ReasonDialog>
  )
}

const Request = ({ persetujuan }: { persetujuan: Persetujuan }) => {
  const { jenis, rujukan, nilai, keterangan, oleh, alasan } = persetujuan
  const facts = [
    ['Untuk', rujukan],
    ['Rincian', keterangan],
    [`Alasan ${oleh}`, alasan],
  ]
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">
        {PELEPASAN[jenis]} <span className="harga whitespace-nowrap">{formatRupiah(nilai)}</span>
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="mt-2">
            <dt className="text-sm text-tinta-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

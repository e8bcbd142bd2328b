import { type Penjelasan, PenjelasanBody, withdrawPenjelasan } from '#contract/kesehatan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { ReasonDialog } from '#web/admin/ui/isian/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

interface ExplainDialogProps {
  /** The finding in words. */
  temuan: string
  work(body: { alasan: string }): Promise<{ message: string }>
  onClose(): void
}

/** Dialog with the reason for which a finding is known. */
export const ExplainDialog = ({ temuan, work, onClose }: ExplainDialogProps) => (
  <ReasonDialog
    problem="Gagal menyimpan penjelasan"
    title="Jelaskan temuan ini"
    buttonName="Simpan Penjelasan"
    hint="Nama Anda dan waktunya ikut dicatat. Jika angkanya berubah, temuan ini muncul lagi."
    body={PenjelasanBody}
    work={work}
    onClose={onClose}
  >
    <p className="wrap-anywhere">{temuan}</p>
  </ReasonDialog>
)

/** Reason, name and time of an explanation, and a button that removes it. */
export function PenjelasanNote({ penjelasan }: { penjelasan: Penjelasan }) {
  const ask = useDelete()
  const { penjelasanId, alasan, oleh, waktu } = penjelasan
  return (
    <div className="wrap-anywhere">
      <p>{alasan}</p>
      <p className="text-sm text-tinta-2">
        {oleh}, {formatTime(waktu)}
      </p>
      <Button
        variant="polos"
        compact
        className="-ml-3"
        onClick={() =>
          void ask({
            title: 'Hapus penjelasan ini?',
            text: 'Temuannya dihitung lagi sebagai tidak cocok.',
            confirm: 'Ya, Hapus',
            work: () => callAdmin(withdrawPenjelasan, { params: { penjelasanId } }),
            failure: 'Gagal menghapus penjelasan',
          })
        }
      >
        Hapus Penjelasan
      </Button>
    </div>
  )
}

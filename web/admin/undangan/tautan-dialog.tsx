import { useMutation } from '@tanstack/react-query'
import { makeTautanUndangan } from '#contract/undangan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props {
  undanganId: number
  nama: string
  onClose(): void
}

/** Dialog with an invitation link to hand over. The link is created on demand and shown once. */
export function TautanDialog({ undanganId, nama, onClose }: Props) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callAdmin(makeTautanUndangan, { params: { undanganId } }),
    // Remove the link from memory when the dialog closes.
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Tautan untuk ${nama}`}
      footer={
        <Button variant="garis" onClick={onClose}>
          Tutup
        </Button>
      }
    >
      {data ? (
        <div className="mt-3 grid gap-4">
          <p>
            Kirim tautan ini langsung kepada {nama}, misalnya lewat WhatsApp. Siapa pun yang punya tautan ini bisa
            memakainya satu kali, sampai {formatTime(data.kedaluwarsa)}. Tautan ini hanya tampil sekarang.
          </p>
          <p className="rounded bg-pasir p-3 text-sm [overflow-wrap:anywhere]">{data.tautan}</p>
          <div>
            <CopyButton text={data.tautan} name="Tautan undangan" />
          </div>
        </div>
      ) : (
        <div className="mt-3 grid gap-4">
          <p>Buat tautan baru untuk Anda kirim sendiri. Tautan lama untuk {nama} tidak berlaku lagi.</p>
          {error && <Notice kind="galat">{errorText(error, { answered: 'Gagal membuat tautan' })}</Notice>}
          <div>
            <Button variant="utama" busy={isPending} onClick={() => mutate()}>
              Buat tautan
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

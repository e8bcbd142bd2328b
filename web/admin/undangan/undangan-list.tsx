import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PERAN_NAMES } from '#contract/peran.ts'
import { resendUndangan, type Undangan, withdrawUndangan } from '#contract/undangan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { askUncertain } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  undangan: Undangan[]
  onHandOver(undangan: Undangan): void
}

/** Pending invitations: resend the link by mail, show it, or withdraw the invitation. */
export function UndanganList({ undangan, onHandOver }: Props) {
  const remove = useDelete()
  const send = useSend()
  if (undangan.length === 0) return <p className="text-tinta-2">Tidak ada undangan yang menunggu.</p>
  return (
    <ul className="divide-y divide-garis">
      {undangan.map((item) => (
        <li key={item.undanganId} className="grid gap-1 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold [overflow-wrap:anywhere]">{item.nama}</span>
            {new Date(item.kedaluwarsa) <= new Date() && <Badge tone="kuning">Lewat 24 jam</Badge>}
          </div>
          <p>
            <Email>{item.email}</Email>
          </p>
          <p className="text-sm text-tinta-2">
            {item.peran.map((peran) => PERAN_NAMES[peran]).join(', ')}
            {item.oleh && ` · diundang ${item.oleh}`} · berlaku sampai {formatTime(item.kedaluwarsa)}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button
              variant="garis"
              compact
              aria-label={`Kirim lagi undangan ${item.nama}`}
              busy={send.isPending && send.variables === item.undanganId}
              onClick={() => send.mutate(item.undanganId)}
            >
              Kirim lagi
            </Button>
            <Button
              variant="garis"
              compact
              aria-label={`Buat tautan undangan ${item.nama}`}
              onClick={() => onHandOver(item)}
            >
              Buat tautan
            </Button>
            <Button
              variant="polos"
              compact
              aria-label={`Batalkan undangan ${item.nama}`}
              onClick={() =>
                remove({
                  title: 'Batalkan undangan ini?',
                  text: `Tautan untuk ${item.nama} tidak bisa dipakai lagi.`,
                  confirm: 'Ya, Batalkan',
                  work: () => callAdmin(withdrawUndangan, { params: { undanganId: item.undanganId } }),
                  failure: 'Gagal membatalkan undangan',
                })
              }
            >
              Batalkan
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

function useSend() {
  const queries = useQueryClient()
  const kabar = useNotice()
  const { alert } = useAlerts()
  return useMutation({
    mutationFn: (undanganId: number) => callAdmin(resendUndangan, { params: { undanganId } }),
    onSuccess: ({ message }) => kabar(message),
    onError: (error) =>
      void alert(
        askUncertain(error) ?? {
          title: 'Gagal',
          text: errorText(error, { answered: 'Undangan gagal dikirim lagi' }),
        },
      ),
    onSettled: () => renewAdmin(queries),
  })
}

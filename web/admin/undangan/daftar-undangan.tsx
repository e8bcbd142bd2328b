import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NAMA_PERAN } from '#contract/peran.ts'
import { resendUndangan, type Undangan, withdrawUndangan } from '#contract/undangan/admin.ts'
import { formatWaktu } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { tanyaBelumPasti } from '#web/admin/ui/belum-pasti.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { Email } from '#web/admin/ui/email.tsx'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  undangan: Undangan[]
  onSerahkan(undangan: Undangan): void
}

/** Pending invitations: resend the link by mail, show it, or withdraw the invitation. */
export function DaftarUndangan({ undangan, onSerahkan }: Props) {
  const hapus = useDelete()
  const kirim = useKirim()
  if (undangan.length === 0) return <p className="text-tinta-2">Tidak ada undangan yang menunggu.</p>
  return (
    <ul className="grid max-w-2xl gap-3">
      {undangan.map((satu) => (
        <li key={satu.undanganId} className="kartu grid gap-1 p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold [overflow-wrap:anywhere]">{satu.nama}</span>
            {new Date(satu.kedaluwarsa) <= new Date() && <Badge tone="kuning">Lewat 24 jam</Badge>}
          </div>
          <p>
            <Email>{satu.email}</Email>
          </p>
          <p className="text-sm text-tinta-2">
            {satu.peran.map((peran) => NAMA_PERAN[peran]).join(', ')} · diundang {formatWaktu(satu.dibuat)}
            {satu.oleh && ` oleh ${satu.oleh}`} · berlaku sampai {formatWaktu(satu.kedaluwarsa)}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button
              variant="garis"
              aria-label={`Kirim lagi undangan ${satu.nama}`}
              busy={kirim.isPending && kirim.variables === satu.undanganId}
              onClick={() => kirim.mutate(satu.undanganId)}
            >
              Kirim lagi
            </Button>
            <Button variant="garis" aria-label={`Buat tautan undangan ${satu.nama}`} onClick={() => onSerahkan(satu)}>
              Buat tautan
            </Button>
            <Button
              variant="polos"
              aria-label={`Batalkan undangan ${satu.nama}`}
              onClick={() =>
                hapus({
                  title: 'Batalkan undangan ini?',
                  text: `Tautan untuk ${satu.nama} tidak bisa dipakai lagi.`,
                  confirm: 'Ya, Batalkan',
                  work: () => callAdmin(withdrawUndangan, { params: { undanganId: satu.undanganId } }),
                  galat: 'Gagal membatalkan undangan',
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

function useKirim() {
  const queries = useQueryClient()
  const kabar = useKabar()
  const { alert } = useAlerts()
  return useMutation({
    mutationFn: (undanganId: number) => callAdmin(resendUndangan, { params: { undanganId } }),
    onSuccess: ({ message }) => kabar(message),
    onError: (error) =>
      void alert(
        tanyaBelumPasti(error) ?? {
          title: 'Gagal',
          text: errorText(error, { answered: 'Undangan gagal dikirim lagi' }),
        },
      ),
    onSettled: () => renewAdmin(queries),
  })
}

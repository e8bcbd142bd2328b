import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { getSurat, type SuratAdmin } from '#contract/surat/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Fact } from '#web/shared/sheet.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { errorMeaning, STATUS } from './surat-words.ts'
import { useResend } from './use-resend.ts'

/** Dialog with one mail, its text and its delivery error. */
export function SuratDialog({ suratId, onClose }: { suratId: number; onClose(): void }) {
  const send = useResend()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', getSurat.name, suratId],
    queryFn: () => callAdmin(getSurat, { params: { suratId } }),
  })
  const isUnsent = data?.status === 'gagal' || data?.status === 'tertunda'

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={data?.subjek ?? 'Email'}
      footer={
        <>
          {isUnsent && (
            <Button compact busy={send.isPending} onClick={() => send.mutate(suratId)}>
              <Send aria-hidden className="size-5" />
              Kirim Lagi
            </Button>
          )}
          <Button variant={isUnsent ? 'garis' : 'isi'} compact data-fokus onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      {isPending && <Loading>Memuat email…</Loading>}
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal memuat email' })}</LoadFailure>
      )}
      {data && <Content surat={data} />}
    </Dialog>
  )
}

function Content({ surat }: { surat: SuratAdmin }) {
  const { suratId, kepada, status, percobaan, kesalahan, dibuat, dicoba, berikutnya, teks } = surat
  const meaning = errorMeaning(kesalahan)
  return (
    <>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        <Fact name="Kepada">
          <span className="[overflow-wrap:anywhere]">{kepada}</span>
        </Fact>
        <Fact name="Status">
          <Badge tone={STATUS[status].tone}>{STATUS[status].nama}</Badge>
        </Fact>
        <Fact name="Dibuat">{formatTime(dibuat)}</Fact>
        <Fact name="Percobaan">
          {percobaan} kali{dicoba && `, terakhir ${formatTime(dicoba)}`}
        </Fact>
        {status === 'tertunda' && berikutnya && <Fact name="Dicoba lagi">{formatTime(berikutnya)}</Fact>}
      </dl>
      {kesalahan && (
        <div className="mt-4">
          <Notice kind="galat" announce={false}>
            {meaning && <span className="block font-medium">{meaning}</span>}
            <span className="block text-sm [overflow-wrap:anywhere]">{kesalahan}</span>
          </Notice>
        </div>
      )}
      <p className="my-4 whitespace-pre-wrap border-garis border-y py-4 [overflow-wrap:anywhere]">{teks}</p>
      <JejakOfRecord kind="surat" recordId={suratId} isFolded />
    </>
  )
}

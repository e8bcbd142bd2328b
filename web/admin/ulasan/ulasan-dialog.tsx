import { useQuery } from '@tanstack/react-query'
import { getUlasanAdmin, type UlasanAdmin } from '#contract/ulasan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Bintang } from '#web/shared/bintang.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { PutusanForm } from './putusan-form.tsx'
import { StatusUlasanBadge } from './status-ulasan.tsx'

/** Dialog with one review, its legal warnings, and the decision. */
export function UlasanDialog({ ulasanId, onClose }: { ulasanId: number; onClose(): void }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'ulasan', ulasanId],
    queryFn: () => callAdmin(getUlasanAdmin, { params: { ulasanId } }),
  })
  return (
    <Dialog open wide onClose={onClose} title={data ? `Ulasan dari ${data.nama}` : 'Ulasan'}>
      {isPending && <Loading>Memuat ulasan…</Loading>}
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {data && (
        <>
          <Content ulasan={data} />
          {/* A new version of the review resets the form. */}
          <PutusanForm key={data.versi} ulasan={data} onClose={onClose} />
          <JejakOfRecord kind="ulasan" recordId={ulasanId} />
        </>
      )}
    </Dialog>
  )
}

function Content({ ulasan }: { ulasan: UlasanAdmin }) {
  const { barang, bintang, teks, dibuat, status, peringatan, nomor, orderId, diputus, diputusOleh } = ulasan
  return (
    <>
      <p className="mt-1 text-tinta-2 [overflow-wrap:anywhere]">
        {barang}
        <br />
        Pesanan{' '}
        <AdminLink to={`/detail-pesanan-satuan/${orderId}`} className="tautan-kalimat">
          {nomor}
        </AdminLink>
        , ditulis {formatTime(dibuat)}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Bintang value={bintang} />
        <StatusUlasanBadge status={status} />
        {diputus && (
          <span className="text-sm text-tinta-2">
            {diputusOleh && `oleh ${diputusOleh}, `}
            {formatTime(diputus)}
          </span>
        )}
      </p>
      <p className="my-4 whitespace-pre-wrap border-garis border-y py-4 [overflow-wrap:anywhere]">{teks}</p>
      {peringatan.length > 0 && (
        <Notice kind="hati" announce={false}>
          <ul>
            {peringatan.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

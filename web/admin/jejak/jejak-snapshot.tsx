import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type JejakKind, listJejak } from '#contract/jejak/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { JejakContent } from './jejak-isi.tsx'
import { TINDAKAN } from './jejak-words.ts'

const SHOWN = 10

/** Audit trail of one record. */
export function JejakOfRecord({ kind, recordId }: { kind: JejakKind; recordId: number | string }) {
  const mayOpen = useMay()
  const query = { jenis: kind, rujukan: String(recordId), limit: SHOWN }
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', listJejak.name, query],
    queryFn: () => callAdmin(listJejak, { query }),
  })
  return (
    <section aria-labelledby="jejak" className="mt-8 max-w-2xl print:hidden">
      <h2 id="jejak" className="text-lg">
        Jejak perubahan
      </h2>
      {isError && <LoadFailure onRetry={refetch}>Gagal memuat jejak perubahan</LoadFailure>}
      {data?.items.length === 0 && <p className="mt-2 text-tinta-2">Belum ada perubahan.</p>}
      <ol className="mt-3 grid gap-3">
        {data?.items.map((entry) => (
          <li key={entry.jejakId} className="border-garis border-l-2 pl-4">
            <p>
              <span className="font-medium">{TINDAKAN[entry.tindakan]}</span> oleh {entry.oleh}
            </p>
            <p className="text-sm text-tinta-2">{formatTime(entry.waktu)}</p>
            <JejakContent sebelum={entry.sebelum} sesudah={entry.sesudah} />
          </li>
        ))}
      </ol>
      {data && data.total > SHOWN && mayOpen('/jejak-perubahan') && (
        <Link to={`/jejak-perubahan?jenis=${kind}&rujukan=${recordId}`} className="mt-2 tautan">
          Lihat semua
        </Link>
      )}
    </section>
  )
}

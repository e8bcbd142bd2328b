import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type JejakKind, listJejak } from '#contract/jejak/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { JejakContent } from './jejak-isi.tsx'
import { TINDAKAN } from './jejak-words.ts'

const SHOWN = 10

interface JejakOfRecordProps {
  kind: JejakKind
  recordId: number | string
  /** True within a card that has a history of its own: the trail is folded below it. */
  isFolded?: boolean
  /** True if it stands beside a form on a desk. */
  isBeside?: boolean
}

/** Audit trail of one record. */
export function JejakOfRecord({ isFolded = false, isBeside = false, ...record }: JejakOfRecordProps) {
  if (isFolded)
    return (
      <details className="mt-3 print:hidden">
        <summary className="min-h-11 content-center font-semibold text-laut">Jejak perubahan</summary>
        <Entries {...record} />
      </details>
    )
  return (
    <section
      aria-labelledby="jejak"
      className={cx('kartu @container mt-5 p-5 sm:px-6 print:hidden', isBeside && 'xl:mt-0')}
    >
      <h2 id="jejak" className="text-lg">
        Jejak perubahan
      </h2>
      <Entries {...record} />
    </section>
  )
}

function Entries({ kind, recordId }: Pick<JejakOfRecordProps, 'kind' | 'recordId'>) {
  const mayOpen = useMay()
  const query = { jenis: kind, rujukan: String(recordId), limit: SHOWN }
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', listJejak.name, query],
    queryFn: () => callAdmin(listJejak, { query }),
  })
  return (
    <>
      {isError && <LoadFailure onRetry={refetch}>Gagal memuat jejak perubahan</LoadFailure>}
      {data?.items.length === 0 && <p className="mt-2 text-tinta-2">Belum ada perubahan.</p>}
      <ol className="mt-3 grid gap-3">
        {data?.items.map((entry) => (
          <li key={entry.jejakId} className="grid gap-x-5 border-garis border-l-2 pl-4 @2xl:grid-cols-[17rem_1fr]">
            <div>
              <p>
                <span className="font-medium">{TINDAKAN[entry.tindakan]}</span> oleh {entry.oleh}
              </p>
              <p className="text-sm text-tinta-2">{formatTime(entry.waktu)}</p>
            </div>
            <JejakContent sebelum={entry.sebelum} sesudah={entry.sesudah} />
          </li>
        ))}
      </ol>
      {data && data.total > SHOWN && mayOpen('/jejak-perubahan') && (
        <Link to={`/jejak-perubahan?jenis=${kind}&rujukan=${recordId}`} className="mt-2 tautan">
          Lihat semua
        </Link>
      )}
    </>
  )
}

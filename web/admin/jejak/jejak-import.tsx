import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listJejak } from '#contract/jejak/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { JejakContent } from './jejak-isi.tsx'

/** Number of lines that are shown in place. All lines have a list of their own. */
const SHOWN = 20

/** Lines of an import, collapsed at first. */
export function JejakImport({ jejakId, lineNumber }: { jejakId: number; lineNumber: number }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-2 text-left">
      <Button variant="polos" compact aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Tutup baris' : `Lihat ${formatGrouped(lineNumber)} baris`}
      </Button>
      {open && <Row jejakId={jejakId} lineNumber={lineNumber} />}
    </div>
  )
}

function Row({ jejakId, lineNumber }: { jejakId: number; lineNumber: number }) {
  const query = { induk: jejakId, limit: SHOWN }
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', listJejak.name, query],
    queryFn: () => callAdmin(listJejak, { query }),
  })
  if (isError) return <LoadFailure onRetry={refetch}>Gagal memuat baris impor</LoadFailure>
  if (!data) return <Loading>Memuat baris impor…</Loading>
  return (
    <>
      <ol className="grid gap-2">
        {data.items.map((item) => (
          <li key={item.jejakId} className="border-garis border-l-2 pl-3">
            <p className="font-medium [overflow-wrap:anywhere]">{item.judul}</p>
            <JejakContent sebelum={item.sebelum} sesudah={item.sesudah} />
          </li>
        ))}
      </ol>
      {lineNumber > SHOWN && (
        <Link to={`/jejak-perubahan?induk=${jejakId}`} className="tautan">
          Lihat semua baris
        </Link>
      )}
    </>
  )
}

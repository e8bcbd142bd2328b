import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listJejak } from '#contract/jejak/admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { JejakIsi } from './jejak-isi.tsx'

/** Number of lines that are shown in place. All lines have a list of their own. */
const SHOWN = 20

/** Lines of an import, collapsed at first. */
export function JejakImport({ jejakId, baris }: { jejakId: number; baris: number }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-2 text-left">
      <Button variant="polos" compact aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Tutup baris' : `Lihat ${formatGrouped(baris)} baris`}
      </Button>
      {open && <Baris jejakId={jejakId} baris={baris} />}
    </div>
  )
}

function Baris({ jejakId, baris }: { jejakId: number; baris: number }) {
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
        {data.items.map((satu) => (
          <li key={satu.jejakId} className="border-garis border-l-2 pl-3">
            <p className="font-medium [overflow-wrap:anywhere]">{satu.judul}</p>
            <JejakIsi sebelum={satu.sebelum} sesudah={satu.sesudah} />
          </li>
        ))}
      </ol>
      {baris > SHOWN && (
        <Link to={`/jejak-perubahan?induk=${jejakId}`} className="tautan">
          Lihat semua baris
        </Link>
      )}
    </>
  )
}

import { ZoomIn } from 'lucide-react'
import { formatDate } from '#contract/wib.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface FotoAdminProps {
  /** URLs of the photos. */
  alamat: readonly string[]
  /** Time at which the photos were deleted after their retention period; null if they were not. */
  deleted: string | null
}

/** Photos that were sent to the shop. */
export function FotoAdmin({ alamat, deleted }: FotoAdminProps) {
  if (deleted && alamat.length === 0)
    return <Notice kind="info">Fotonya dihapus pada {formatDate(deleted)} karena masa simpannya selesai.</Notice>
  return (
    <ul aria-label="Foto" className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
      {alamat.map((item, index) => (
        <li key={item} className="overflow-hidden rounded border border-garis">
          <img src={item} alt={`Foto ${index + 1}`} className="aspect-square w-full bg-abu-muda object-contain" />
          <div className="flex flex-wrap items-center justify-between gap-2 border-garis border-t px-3 py-1">
            Foto {index + 1}
            <a href={item} target="_blank" rel="noreferrer" className={buttonClass('polos', true)}>
              <ZoomIn aria-hidden className="size-5" />
              Perbesar
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

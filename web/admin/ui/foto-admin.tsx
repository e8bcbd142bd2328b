import { ZoomIn } from 'lucide-react'
import { formatTanggal } from '#contract/wib.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface FotoAdminProps {
  /** URLs of the photos. */
  alamat: readonly string[]
  /** Time at which the photos were deleted after their retention period; null if they were not. */
  dihapus: string | null
}

/** Photos that were sent to the shop. */
export function FotoAdmin({ alamat, dihapus }: FotoAdminProps) {
  if (dihapus && alamat.length === 0)
    return <Notice kind="info">Fotonya dihapus pada {formatTanggal(dihapus)} karena masa simpannya selesai.</Notice>
  return (
    <ul aria-label="Foto" className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
      {alamat.map((satu, index) => (
        <li key={satu} className="overflow-hidden rounded border border-garis">
          <img src={satu} alt={`Foto ${index + 1}`} className="aspect-square w-full bg-abu-muda object-contain" />
          <div className="flex flex-wrap items-center justify-between gap-2 border-garis border-t px-3 py-1">
            Foto {index + 1}
            <a href={satu} target="_blank" rel="noreferrer" className={buttonClass('polos', true)}>
              <ZoomIn aria-hidden className="size-5" />
              Perbesar
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

import { CloudOff } from 'lucide-react'
import { useLocation } from 'react-router'

/** Stands on every copy. The worker writes the time into it when it shows one, see `denganWaktu`. */
export function DataPer() {
  const { pathname } = useLocation()
  return (
    <div role="status" className="border-laut/25 border-b bg-laut-muda print:hidden">
      <div className="wadah flex flex-wrap items-center justify-center gap-x-3">
        <p className="flex items-center gap-2.5 py-1.5">
          <CloudOff aria-hidden className="size-5 shrink-0 text-laut" />
          <span>
            Sinyal lemah atau tidak ada.{' '}
            <span className="inline-block">
              Data per <span id="data-per">saat ini</span>.
            </span>
          </span>
        </p>
        <a href={pathname} className="tautan">
          Muat yang terbaru
        </a>
      </div>
    </div>
  )
}

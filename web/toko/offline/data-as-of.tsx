import { CloudOff } from 'lucide-react'
import { useLocation } from 'react-router'

interface DataPerProps {
  /** True for a tool's document, which is also used online, where the notice is not shown. */
  hidden?: boolean
}

/** Notice on every stored page. The worker writes the data's date into it, see `withTime`. */
export function DataAsOf({ hidden = false }: DataPerProps) {
  const { pathname } = useLocation()
  return (
    <div id="kabar-luring" hidden={hidden} role="status" className="border-laut/25 border-b bg-laut-muda print:hidden">
      <div className="wadah flex flex-wrap items-center justify-center gap-x-3">
        <p className="flex items-center gap-2.5 py-1.5">
          <CloudOff aria-hidden className="size-5 shrink-0 text-laut" />
          <span>
            Sinyal lemah atau tidak ada.{' '}
            <span className="inline-block">
              Data per{' '}
              <span id="data-per" suppressHydrationWarning>
                saat ini
              </span>
              .
            </span>
          </span>
        </p>
        <a href={hidden ? '' : pathname} className="tautan">
          Muat yang terbaru
        </a>
      </div>
    </div>
  )
}

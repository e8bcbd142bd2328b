import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** Breadcrumb of a screen; `here` is the screen itself. */
export function Breadcrumb({ trail, here }: { trail: readonly { to: string; name: string }[]; here: string }) {
  return (
    <nav aria-label="Lokasi halaman" className="py-2 text-sm print:hidden">
      <ol className="flex items-center gap-x-1 text-tinta-2">
        {trail.map(({ to, name }) => (
          // A phone has room for the direct parent only; the other parents are linked from there.
          <li key={to} className="flex min-w-0 max-sm:max-w-3/5 max-sm:shrink-0 max-sm:not-nth-last-2:hidden">
            <Link
              to={to}
              className="flex min-w-11 items-center gap-1 py-2.5 leading-6 underline-offset-4 hover:text-laut hover:underline"
            >
              <span className="truncate">{name}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-16 truncate font-medium text-tinta">
          {here}
        </li>
      </ol>
    </nav>
  )
}

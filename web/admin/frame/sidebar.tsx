import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useLogout } from '#web/admin/sesi/use-logout.ts'
import { entryOf, useMenu } from '#web/admin/ui/menu.ts'
import { useOffices } from '#web/admin/ui/office.ts'
import { cx } from '#web/ui/cx.ts'

const ENTRI =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 font-medium transition-colors hover:bg-laut-muda hover:text-laut'

export function Sidebar() {
  const { pathname } = useLocation()
  const keluar = useLogout()
  const sini = entryOf(useOffices(), pathname)
  return (
    <ul className="grid gap-0.5 p-3">
      {useMenu().map((entri) => {
        const { to, nama, Icon } = entri
        const here = entri === sini
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={here ? (pathname === to ? 'page' : 'true') : undefined}
              className={cx(ENTRI, here ? 'bg-laut-muda text-laut' : 'text-tinta')}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {nama}
            </Link>
          </li>
        )
      })}
      <li className="mt-2 border-garis border-t pt-2">
        <button type="button" onClick={keluar} className={ENTRI}>
          <LogOut aria-hidden className="size-5 shrink-0" />
          Logout
        </button>
      </li>
    </ul>
  )
}

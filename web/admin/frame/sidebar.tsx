import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useLogout } from '#web/admin/sesi/use-logout.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { entryOf, useRooms } from '#web/admin/ui/menu.ts'
import { cx } from '#web/ui/cx.ts'

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 font-medium transition-colors hover:bg-laut-muda hover:text-laut'

/** Menu of the rooms that the user may enter. The other screens of a room are its tabs. */
export function Sidebar() {
  const { pathname } = useLocation()
  const logOut = useLogout()
  const room = entryOf(useAdminFeatures(), pathname)?.room
  return (
    <div className="p-3">
      <ul className="grid gap-0.5">
        {useRooms().map(([first]) => {
          if (!first) return null
          const { to, nama, menuName = nama, Icon } = first
          const isHere = first.room === room
          return (
            <li key={to}>
              <Link
                ref={isHere ? bringIntoView : undefined}
                to={to}
                aria-current={isHere ? (pathname === to ? 'page' : 'true') : undefined}
                className={cx(ENTRY, isHere ? 'bg-laut-muda text-laut' : 'text-tinta')}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {menuName}
              </Link>
            </li>
          )
        })}
        <li className="mt-1.5 border-garis border-t pt-2">
          <button type="button" onClick={logOut} className={ENTRY}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}

const bringIntoView = (link: HTMLAnchorElement | null) => void link?.scrollIntoView({ block: 'nearest' })

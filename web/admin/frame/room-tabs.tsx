import { Link, useLocation } from 'react-router'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { entryOf, tabsOf, useRooms } from '#web/admin/ui/menu.ts'
import { cx } from '#web/ui/cx.ts'

/** Tabs for the screens of the current room. Forms and details have a link back instead. */
export function RoomTabs() {
  const { pathname } = useLocation()
  const rooms = useRooms()
  const features = useAdminFeatures()
  const here = entryOf(features, pathname)
  const tabs = tabsOf(features, rooms, pathname)
  if (tabs.length < 2) return null
  return (
    <nav
      aria-label="Halaman lain di bagian ini"
      className="-mx-4 -mt-5 mb-1.5 flex overflow-x-auto border-garis border-b px-1 md:-mx-8 md:-mt-7 md:mb-5 md:px-5 print:hidden"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          ref={tab === here ? bringIntoView : undefined}
          to={tab.to}
          aria-current={tab === here ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 shrink-0 items-center border-b-3 px-3 font-medium text-tabel',
            tab === here ? 'border-laut text-laut' : 'border-transparent text-tinta-2 hover:text-laut',
          )}
        >
          {tab.nama}
        </Link>
      ))}
    </nav>
  )
}

const bringIntoView = (link: HTMLAnchorElement | null) =>
  void link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

import { ChevronDown, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLogout } from '#web/admin/sesi/use-logout.ts'
import { type Entry, GROUPS, useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { entryOf, useMenu } from '#web/admin/ui/menu.ts'
import { cx } from '#web/ui/cx.ts'
import { fold, useClosed } from './closed-groups.ts'

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 font-medium transition-colors hover:bg-laut-muda hover:text-laut'

export function Sidebar() {
  const { pathname } = useLocation()
  const logOut = useLogout()
  const activeEntry = entryOf(useAdminFeatures(), pathname)
  const menu = Map.groupBy(useMenu(), ({ kelompok }) => kelompok)
  const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
  return (
    <div className="p-3">
      {groups.flatMap((item) => {
        const contents = menu.get(item)
        if (!contents) return []
        // The new key remounts a collapsed group as open when the user navigates into it.
        const key = `${item} ${activeEntry?.kelompok === item}`
        return <Bagian key={key} group={item} contents={contents} isHere={activeEntry} />
      })}
      <ul className="border-garis border-t pt-2">
        <li>
          <button type="button" onClick={logOut} className={ENTRY}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}

interface SectionProps {
  group: keyof typeof GROUPS
  contents: readonly Entry[]
  /** Entry of the open screen. */
  isHere: Entry | undefined
}

/** Group of the menu. Its collapsed state is stored on this device. The group of the open screen starts expanded. */
function Bagian({ group, contents, isHere: activeItem }: SectionProps) {
  const { pathname } = useLocation()
  const [isHere, setHere] = useState(activeItem?.kelompok === group)
  const isOpen = !useClosed().includes(group) || isHere
  const title = GROUPS[group]
  const list = (
    <ul aria-label={title || undefined} className="grid gap-0.5">
      {contents.map((entry) => {
        const { to, nama, Icon } = entry
        const here = entry === activeItem
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={here ? (pathname === to ? 'page' : 'true') : undefined}
              className={cx(ENTRY, here ? 'bg-laut-muda text-laut' : 'text-tinta')}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {nama}
            </Link>
          </li>
        )
      })}
    </ul>
  )
  if (!title) return <div className="mb-1">{list}</div>
  return (
    <details open={isOpen} className="group mb-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button already, by keyboard as well */}
      <summary
        className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded px-3 font-semibold text-sm text-tinta-2 hover:bg-laut-muda hover:text-laut"
        onClick={(event) => {
          // Only the state may open or close the element.
          event.preventDefault()
          setHere(false)
          fold(group, isOpen)
        }}
      >
        {title}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  )
}

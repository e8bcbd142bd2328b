import { ChevronDown, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLogout } from '#web/admin/sesi/use-logout.ts'
import { type Entry, KELOMPOK, useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { entryOf, useMenu } from '#web/admin/ui/menu.ts'
import { cx } from '#web/ui/cx.ts'
import { fold, useClosed } from './closed-groups.ts'

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 font-medium transition-colors hover:bg-laut-muda hover:text-laut'

export function Sidebar() {
  const { pathname } = useLocation()
  const outgoing = useLogout()
  const isHere = entryOf(useAdminFeatures(), pathname)
  const menu = Map.groupBy(useMenu(), ({ kelompok }) => kelompok)
  const kelompok = Object.keys(KELOMPOK) as (keyof typeof KELOMPOK)[]
  return (
    <div className="p-3">
      {kelompok.flatMap((satu) => {
        const isi = menu.get(satu)
        if (!isi) return []
        // The new key remounts a collapsed group as open when the user navigates into it.
        const key = `${satu} ${isHere?.kelompok === satu}`
        return <Bagian key={key} kelompok={satu} isi={isi} isHere={isHere} />
      })}
      <ul className="border-garis border-t pt-2">
        <li>
          <button type="button" onClick={outgoing} className={ENTRY}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}

interface SectionProps {
  kelompok: keyof typeof KELOMPOK
  isi: readonly Entry[]
  /** Entry of the open screen. */
  isHere: Entry | undefined
}

/** Group of the menu. Its collapsed state is stored on this device. The group of the open screen starts expanded. */
function Bagian({ kelompok, isi, isHere: activeItem }: SectionProps) {
  const { pathname } = useLocation()
  const [isHere, setHere] = useState(activeItem?.kelompok === kelompok)
  const isOpen = !useClosed().includes(kelompok) || isHere
  const judul = KELOMPOK[kelompok]
  const list = (
    <ul aria-label={judul || undefined} className="grid gap-0.5">
      {isi.map((entry) => {
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
  if (!judul) return <div className="mb-1">{list}</div>
  return (
    <details open={isOpen} className="group mb-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button already, by keyboard as well */}
      <summary
        className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded px-3 font-semibold text-sm text-tinta-2 hover:bg-laut-muda hover:text-laut"
        onClick={(event) => {
          // Only the state may open or close the element.
          event.preventDefault()
          setHere(false)
          fold(kelompok, isOpen)
        }}
      >
        {judul}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  )
}

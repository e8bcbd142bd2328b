import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useLogout } from '#web/admin/sesi/use-logout.ts'
import { entryOf, useMenu } from '#web/admin/ui/menu.ts'
import { KELOMPOK, useOffices } from '#web/admin/ui/office.ts'
import { cx } from '#web/ui/cx.ts'

const ENTRI =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 font-medium transition-colors hover:bg-laut-muda hover:text-laut'

export function Sidebar() {
  const { pathname } = useLocation()
  const keluar = useLogout()
  const sini = entryOf(useOffices(), pathname)
  const menu = Map.groupBy(useMenu(), ({ kelompok }) => KELOMPOK[kelompok])
  return (
    <div className="p-3">
      {Object.values(KELOMPOK).flatMap((judul) => {
        const isi = menu.get(judul)
        if (!isi) return []
        return (
          <div key={judul} className="mb-2">
            {judul && <p className="px-3 pt-2 pb-1 font-semibold text-sm text-tinta-2">{judul}</p>}
            <ul aria-label={judul || undefined} className="grid gap-0.5">
              {isi.map((entri) => {
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
            </ul>
          </div>
        )
      })}
      <ul className="border-garis border-t pt-2">
        <li>
          <button type="button" onClick={keluar} className={ENTRI}>
            <LogOut aria-hidden className="size-5 shrink-0" />
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}

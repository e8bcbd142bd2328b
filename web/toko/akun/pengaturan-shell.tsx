import { BellRing, FileDown, KeyRound, MapPin, Smartphone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { cx } from '#web/ui/cx.ts'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { Guard } from './sesi/guard.tsx'

const TABS = [
  { to: '/PengaturanProfil', name: 'Profil', Icon: UserRound },
  { to: '/akun/alamat', name: 'Alamat', Icon: MapPin },
  { to: '/PengaturanPassword', name: 'Kata Sandi', Icon: KeyRound },
  { to: '/PengaturanNotifikasi', name: 'Notifikasi', Icon: BellRing },
  { to: '/PengaturanPerangkat', name: 'Perangkat', Icon: Smartphone },
  { to: '/akun/data-saya', name: 'Data Saya', Icon: FileDown },
]

interface ShellProps {
  title: string
  /** True for the full page width, for content in columns; the default suits a single form. */
  isWide?: boolean
  children: ReactNode
}

/** Layout of the settings: breadcrumb, tabs, and a guard around the account's data. */
export function PengaturanShell({ title, isWide = false, children }: ShellProps) {
  return (
    <div className="wadah pb-8 md:pb-12">
      <Breadcrumb trail={[{ to: '/akun', name: 'Akun' }]} here={title} />
      <h1>{title}</h1>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Tabs />
        <div className={isWide ? undefined : 'max-w-2xl'}>
          <Guard skeleton={<PengaturanSkeleton />}>{children}</Guard>
        </div>
      </div>
    </div>
  )
}

export function PengaturanSkeleton() {
  return <LoadingKartu text="Memuat pengaturan…" sizes={['h-96']} />
}

function Tabs() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Pengaturan Akun" className="kartu p-1.5">
      <ul className="grid grid-cols-3 gap-1 max-[18rem]:grid-cols-2 md:grid-cols-1">
        {TABS.map(({ to, name, Icon }) => {
          const here = pathname.toLowerCase() === to.toLowerCase()
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={here ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 flex-col items-center justify-center gap-x-3 gap-y-0.5 rounded-sm px-2 py-1.5 font-semibold text-sm md:flex-row md:justify-start md:px-3 md:text-base',
                  here ? 'bg-laut text-di-laut' : 'text-tinta hover:bg-laut-muda hover:text-laut',
                )}
              >
                <Icon aria-hidden className="size-5" />
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

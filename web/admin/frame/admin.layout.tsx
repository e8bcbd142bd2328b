import '#web/app.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { ADMIN_FEATURES } from '#web/admin/features.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { LogInAgain } from '#web/admin/sesi/log-in-again.tsx'
import { ProofForm } from '#web/admin/sesi/prove.tsx'
import { ReasonPrompt } from '#web/admin/sesi/reason-prompt.tsx'
import { setAdminToken, useAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { AdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { useMay } from '#web/admin/ui/menu.ts'
import { NoticeProvider } from '#web/admin/ui/notice.tsx'
import { Uncertain } from '#web/admin/ui/uncertain.tsx'
import logo from '#web/drawings/logo.svg'
import { ApiError } from '#web/lib/api-error.ts'
import { useSettings } from '#web/lib/settings.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Loading } from '#web/ui/spinner.tsx'
import { FindAnything, FindPlace } from './find-anything.tsx'
import { NoAccess } from './no-access.tsx'
import { RoomTabs } from './room-tabs.tsx'
import { Sidebar } from './sidebar.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** Frame and guard of the back office: without an administrator's session no screen is rendered. */
export default function AdminLayout() {
  const token = useAdminToken()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queries = useQueryClient()

  useEffect(() => {
    if (token !== null) return
    // The next administrator must not see the previous one's data.
    queries.removeQueries({ queryKey: ['admin'] })
    void navigate('/login-admin', { replace: true, state: { back: pathname + search } })
  }, [token, navigate, pathname, search, queries])

  return (
    <AdminFeatures value={ADMIN_FEATURES}>
      <NoticeProvider>
        <Frame>{token ? <Content /> : <Loading>Memeriksa sesi…</Loading>}</Frame>
        {token && <Sesi />}
      </NoticeProvider>
    </AdminFeatures>
  )
}

const KEAMANAN = '/keamanan-akun'

/** Renders the screen. Redirects to account security if a requirement is open; shows a notice if the roles do not allow it. */
function Content() {
  const { data: admin } = useQuery(adminQuery())
  const { pathname } = useLocation()
  const mayOpen = useMay()
  if (admin?.wajib && pathname.toLowerCase() !== KEAMANAN) return <Navigate to={KEAMANAN} replace />
  if (!mayOpen(pathname)) return <NoAccess />
  return (
    <>
      <RoomTabs />
      <Outlet />
    </>
  )
}

/** Guards the session: asks for a login when it expires, and ends it when the account is no administrator any more. */
function Sesi() {
  const { error } = useQuery(adminQuery())
  const isRefused = error instanceof ApiError && error.status === 403
  useEffect(() => {
    if (isRefused) setAdminToken(null)
  }, [isRefused])
  return (
    <>
      <LogInAgain />
      <ProofForm />
      <ReasonPrompt />
    </>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const settings = useSettings()
  const token = useAdminToken()
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  useShortcuts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation changes the key and closes the menu
  useEffect(() => setOpen(false), [key])

  return (
    <div
      // Sticky elements start below the header bar, which is `--kepala` high.
      className="grid min-h-dvh max-xl:grid-rows-[auto_1fr] max-xl:[--kepala:3.5rem] xl:grid-cols-[16rem_minmax(0,1fr)] xl:[--kepala:0px] print:block print:min-h-0"
    >
      <a
        href="#isi"
        className="sr-only rounded bg-laut px-4 py-3 font-semibold text-di-laut focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Langsung ke isi
      </a>
      <header className="sticky top-0 z-30 border-garis bg-kertas max-xl:border-b xl:h-dvh xl:overflow-y-auto xl:border-r print:hidden">
        <div className="flex items-center gap-x-2 px-4 max-xl:h-14 xl:flex-wrap xl:pt-2.5">
          <Brand isSimulated={settings?.simulated ?? false} />
          {token ? <FindAnything /> : <FindPlace />}
          <IconButton
            className="xl:hidden"
            label={open ? 'Tutup menu' : 'Buka menu'}
            aria-expanded={open}
            aria-controls="menu-admin"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
          </IconButton>
        </div>
        <nav
          id="menu-admin"
          aria-label="Menu admin"
          className={open ? 'max-xl:max-h-[calc(100dvh-var(--kepala))] max-xl:overflow-y-auto' : 'max-xl:hidden'}
        >
          <Sidebar />
        </nav>
      </header>
      <main id="isi" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none md:px-8 md:py-7 print:p-0">
        {children}
      </main>
      <Uncertain />
    </div>
  )
}

/** Name of the shop's back office, and a mark that payments are simulated. */
function Brand({ isSimulated }: { isSimulated: boolean }) {
  return (
    <>
      <Link to="/dasbor-admin" className="flex min-h-11 min-w-11 items-center gap-2 font-bold tracking-tight">
        <img src={logo} alt="" width={32} height={32} />
        <span className={isSimulated ? 'max-[24rem]:sr-only' : undefined}>KerapuSehat</span>
        <span
          className={cx('font-medium text-sm text-tinta-2', isSimulated ? 'max-[28rem]:hidden' : 'max-[23rem]:hidden')}
        >
          Admin
        </span>
      </Link>
      {isSimulated && (
        <p className="bg-kuning-muda font-medium text-kuning max-xl:max-w-22 max-xl:rounded-sm max-xl:px-1.5 max-xl:py-1 max-xl:text-xs xl:order-last xl:-mx-4 xl:h-7 xl:w-[calc(100%+2rem)] xl:px-4 xl:text-sm xl:leading-7">
          Simulasi pembayaran
        </p>
      )}
    </>
  )
}

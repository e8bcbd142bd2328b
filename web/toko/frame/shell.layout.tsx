import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useCopy } from '#web/lib/copy.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { DataAsOf } from '#web/toko/offline/data-as-of.tsx'
import { LURING, toolAddress } from '#web/toko/offline/readings.ts'
import { useOffline } from '#web/toko/offline/use-offline.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'

/** Layout of every shop screen. */
export default function ShellLayout() {
  const settings = useSettings()
  const busy = useNavigation().state !== 'idle'
  const main = useScreenFocus()
  const { pathname } = useLocation()
  const copy = useCopy() && pathname !== LURING
  return (
    <>
      <Installable />
      <a
        href="#isi"
        className="sr-only rounded bg-laut px-4 py-3 font-semibold text-di-laut focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Langsung ke isi
      </a>
      {settings?.kabar && (
        <aside
          aria-label="Pemberitahuan"
          className="bg-kuning-muda px-4 py-1 text-center font-medium text-kuning text-xs sm:text-sm print:hidden"
        >
          {settings.kabar}
        </aside>
      )}
      {(copy || toolAddress(pathname)) && <DataAsOf hidden={!copy} />}
      <Navbar />
      {/* At least as high as the screen, so that loading content does not shift a visible footer. */}
      <main
        ref={main}
        id="isi"
        tabIndex={-1}
        aria-busy={busy || undefined}
        className="min-h-dvh outline-none print:min-h-0"
      >
        <Outlet />
      </main>
      <Footer />
      {!copy && <BottomNavigation />}
    </>
  )
}

/** The manifest makes the shop installable; the office is not. Separate, because it renders again when the page is calm. */
function Installable() {
  const isCalm = useOffline()
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (isCalm && isLoggedIn) renewPush()
  }, [isCalm, isLoggedIn])
  return isCalm && <link rel="manifest" href="/manifest.webmanifest" />
}

/** Without the permission, nothing is loaded. */
function renewPush(): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  void import('#web/toko/offline/push-browser.ts').then(({ renew }) => renew()).catch(() => {})
}

/** After a navigation, moves the focus to the top of the new screen, so that a screen reader announces it. */
function useScreenFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    line.current?.focus({ preventScroll: true })
  }, [pathname])
  return line
}

import { Menu, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import logo from '#web/drawings/logo.svg?inline'
import { useCopy } from '#web/lib/copy.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { useToko, useTokoName } from '#web/lib/settings.ts'
import { useEscape } from '#web/lib/use-escape.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderSearch, SearchButton } from './header-search.tsx'

const KERANJANG = '/keranjang'
const LINKS = [
  { to: '/', name: 'Beranda' },
  { to: '/layanan', name: 'Layanan' },
  { to: '/layanan/cek-gejala', name: 'Ikan saya sakit' },
  { to: '/produk', name: 'Produk' },
  { to: '/tentang-kami', name: 'Tentang Kami' },
  { to: '/kontak', name: 'Kontak' },
  { to: KERANJANG, name: 'Keranjang' },
]

const HOME = /^\/($|beranda-)/i

export function Navbar() {
  const [open, setOpen] = useState(false)
  const location = useLocation()
  const copy = useCopy()
  // The screen of the search has a field of its own; the landing page shows the field of the bar.
  const isSearch = location.pathname === '/cari'
  const isHome = HOME.test(location.pathname)
  const close = useCallback(() => setOpen(false), [])
  useEscape(open, close)

  // Close the menu after every navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(close, [location.key])

  return (
    <>
      <header
        className={cx(
          'sticky z-30 max-lg:noscript:static border-garis border-b bg-kertas print:hidden',
          // On a phone the landing page keeps its search field in view, not the row above it.
          isHome ? '-top-16 lg:top-0' : 'top-0',
        )}
      >
        <div className="wadah flex h-16 items-center gap-1 min-[22.5rem]:gap-3 lg:gap-6">
          <ShopLink />
          {!copy && !isSearch && <HeaderSearch isInPlace={isHome} />}
          {/* Left out of offline copies: both need a script, and the footer has the links as well. */}
          {!copy && (
            <div className="flex min-w-0 shrink-1000000 items-center justify-end gap-1 max-lg:flex-1 lg:ml-auto">
              <AccountMenu />
              {!isSearch && !isHome && <SearchButton />}
              <MenuButton isOpen={open} onPress={() => setOpen(!open)} />
            </div>
          )}
        </div>
        {!copy && (
          <nav
            id="menu-utama"
            aria-label="Utama"
            className={cx('border-garis border-t lg:hidden', !open && 'max-lg:hidden max-lg:noscript:block')}
          >
            <NavLinks pathname={location.pathname} className="wadah grid py-2" />
          </nav>
        )}
      </header>
      <nav aria-label="Utama" className="border-garis border-b bg-kertas max-lg:hidden print:hidden">
        <NavLinks pathname={location.pathname} className="wadah flex items-center gap-1" />
      </nav>
    </>
  )
}

function MenuButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <IconButton
      className="lg:hidden noscript:hidden"
      label={isOpen ? 'Tutup menu' : 'Buka menu'}
      aria-expanded={isOpen}
      aria-controls="menu-utama"
      onClick={onPress}
    >
      {isOpen ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
    </IconButton>
  )
}

/** The shop's logo and name, linked to the landing page. */
function ShopLink() {
  const name = useTokoName()
  const isLoggedIn = useIsLoggedIn()
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-11 items-center gap-2 rounded font-bold text-base text-tinta sm:text-lg tracking-tight"
    >
      <img src={useToko()?.logo || logo} alt="" width={36} height={36} className="shrink-0" />
      <span
        className={cx(
          'line-clamp-2 max-w-40 wrap-anywhere leading-tight sm:max-w-64',
          // On a phone, the icons and the greeting of a buyer take its place.
          isLoggedIn && 'max-sm:sr-only',
        )}
      >
        {name}
      </span>
    </Link>
  )
}

function NavLinks({ pathname, className }: { pathname: string; className: string }) {
  const path = pathname.toLowerCase()
  const isLoggedIn = useIsLoggedIn()
  // The last matching link is the most specific one; '/' matches only the landing page.
  const current = LINKS.findLast(({ to }) => (to === '/' ? path === '/' : path.startsWith(to)))?.to
  return (
    <ul className={className}>
      {LINKS.map(({ to, name }) => {
        const here = to === current
        const isKeranjang = to === KERANJANG
        // A buyer has the icon.
        if (isKeranjang && isLoggedIn) return null
        return (
          <li key={to} className={isKeranjang ? 'tanpa-navigasi-bawah' : undefined}>
            <Link
              to={to}
              aria-current={here ? (pathname === to ? 'page' : 'true') : undefined}
              className={cx(
                'flex min-h-11 items-center rounded whitespace-nowrap px-3 font-medium transition-colors hover:bg-laut-muda hover:text-laut',
                here ? 'text-laut' : 'text-tinta',
              )}
            >
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import { CircleUserRound, House, Package, ShoppingCart, Stethoscope } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useKeranjang } from '#web/lib/cart.ts'
import { useSession } from '#web/lib/session.tsx'
import { cx } from '#web/ui/cx.ts'
import { useUnreadKabar } from './account-counts.ts'
import { CountMark } from './count-mark.tsx'
import { usePulse } from './keranjang-ikon.tsx'
import { type Tab, tabOf } from './tab-of.ts'

/** Bottom navigation on a phone. A screen with a bottom bar of its own hides it. */
export function BottomNavigation() {
  const { pathname } = useLocation()
  const { known, isLoggedIn } = useSession()
  const lineCount = useKeranjang().lines.length
  const isPulsing = usePulse(lineCount)
  const unread = useUnreadKabar()
  const tujuan: {
    tab: Tab
    to: string
    name: string
    Icon: typeof House
    content?: string | number
    satuan?: string
  }[] = [
    { tab: 'beranda', to: '/', name: 'Beranda', Icon: House },
    { tab: 'produk', to: '/produk', name: 'Produk', Icon: Package },
    { tab: 'sakit', to: '/layanan/cek-gejala', name: 'Ikan sakit', Icon: Stethoscope },
    {
      tab: 'keranjang',
      to: '/keranjang',
      name: 'Keranjang',
      Icon: ShoppingCart,
      content: lineCount || '',
      satuan: 'item',
    },
    {
      tab: 'akun',
      to: known && !isLoggedIn ? '/login' : '/akun',
      name: 'Akun',
      Icon: CircleUserRound,
      content: unread,
      satuan: 'kabar belum dibaca',
    },
  ]
  const current = tabOf(pathname)
  return (
    <nav aria-label="Pintasan" className="navigasi-bawah">
      <ul className="flex">
        {tujuan.map(({ tab, to, name, Icon, content = '', satuan }) => {
          const here = tab === current
          return (
            <li key={name} className="flex-1">
              <Link
                to={to}
                aria-current={here ? (pathname === to ? 'page' : 'true') : undefined}
                className={cx(
                  'flex min-h-14 flex-col items-center justify-center gap-1 text-xs',
                  here ? 'font-semibold text-laut' : 'text-tinta-2',
                )}
              >
                <span className="relative">
                  <Icon aria-hidden className={cx('size-6', isPulsing && tab === 'keranjang' && 'animate-denyut')} />
                  <CountMark count={content} className="top-0 left-3.5 -mt-2" />
                </span>
                {name}
                {(content || tab === 'keranjang') && (
                  <span className="sr-only">
                    , {content || 0} {satuan}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

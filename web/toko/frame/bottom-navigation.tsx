import { CircleUserRound, House, Package, ShoppingCart, Stethoscope } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useKeranjang } from '#web/lib/cart.ts'
import { useSession } from '#web/lib/session.tsx'

import { cx } from '#web/ui/cx.ts'
import { useUnreadKabar } from './account-counts.ts'
import { CountMark } from './count-mark.tsx'

/** Bottom navigation on a phone. A screen with a bottom bar of its own hides it. */
export function BottomNavigation() {
  const { pathname } = useLocation()
  const { known, isLoggedIn } = useSession()
  const lineCount = useKeranjang().baris.length
  const unread = useUnreadKabar()
  const tujuan = [
    { to: '/', nama: 'Beranda', Icon: House },
    { to: '/produk', nama: 'Produk', Icon: Package },
    { to: '/layanan/cek-gejala', nama: 'Ikan sakit', Icon: Stethoscope },
    { to: '/keranjang', nama: 'Keranjang', Icon: ShoppingCart, isi: lineCount || '', satuan: 'item' },
    {
      to: known && !isLoggedIn ? '/login' : '/akun',
      nama: 'Akun',
      Icon: CircleUserRound,
      isi: unread,
      satuan: 'kabar belum dibaca',
    },
  ]
  const path = pathname.toLowerCase()
  return (
    <nav aria-label="Pintasan" className="navigasi-bawah">
      <ul className="flex">
        {tujuan.map(({ to, nama, Icon, isi = '', satuan }) => {
          const here = to === '/' ? path === '/' : path.startsWith(to)
          return (
            <li key={nama} className="flex-1">
              <Link
                to={to}
                aria-current={here ? (path === to ? 'page' : 'true') : undefined}
                className={cx(
                  'flex min-h-14 flex-col items-center justify-center gap-1 text-xs',
                  here ? 'font-semibold text-laut' : 'text-tinta-2',
                )}
              >
                <span className="relative">
                  <Icon aria-hidden className="size-6" />
                  <CountMark count={isi} className="top-0 left-3.5 -mt-2" />
                </span>
                {nama}
                {isi && (
                  <span className="sr-only">
                    , {isi} {satuan}
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

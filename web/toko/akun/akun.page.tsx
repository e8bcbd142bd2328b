import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  ChevronRight,
  CircleCheck,
  ClipboardPlus,
  CloudOff,
  Heart,
  LogOut,
  type LucideIcon,
  MapPin,
  NotebookPen,
  Package,
  Settings,
  Star,
  Truck,
  Wallet,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import type { RiwayatGroup } from '#contract/pesanan/pesanan-stages.ts'
import { seo } from '#web/lib/seo.ts'
import { useSession } from '#web/lib/session.tsx'
import { useUnreadKabar } from '#web/toko/frame/account-counts.ts'
import { CountMark } from '#web/toko/frame/count-mark.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/akun.page'
import { profileQuery, riwayatCountQuery } from './akun-queries.ts'
import { Avatar } from './profil/avatar.tsx'
import { Guard } from './sesi/guard.tsx'
import { useLeave } from './sesi/use-leave.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Akun', description: 'Profil, pengaturan, dan riwayat Anda.', path: '/akun', hidden: true })

export default function AkunPage() {
  return (
    <div className="wadah py-6 md:py-10">
      <h1>Akun Saya</h1>
      <Guard skeleton={<AkunSkeleton />}>
        <Akun />
      </Guard>
    </div>
  )
}

function AkunSkeleton() {
  return (
    <LoadingKartu text="Memuat akun…" sizes={['h-36', 'h-58']} className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-6" />
  )
}

const ROW =
  'flex min-h-14 w-full items-center gap-4 px-5 text-left font-semibold transition-colors hover:bg-laut-muda hover:text-laut'

const PLACES: readonly { to: string; name: string; Icon: LucideIcon }[] = [
  { to: '/kabar', name: 'Kabar', Icon: Bell },
  { to: '/akun/buku-obat', name: 'Buku Obat', Icon: NotebookPen },
  { to: '/resep-saya', name: 'Resep Saya', Icon: ClipboardPlus },
  { to: '/favorit', name: 'Favorit', Icon: Heart },
  { to: '/ulasan-saya', name: 'Ulasan Saya', Icon: Star },
  { to: '/akun/alamat', name: 'Alamat Saya', Icon: MapPin },
  { to: '/PengaturanProfil', name: 'Pengaturan Akun', Icon: Settings },
  { to: '/luring', name: 'Buka Tanpa Sinyal', Icon: CloudOff },
]

function Akun() {
  const navigate = useNavigate()
  const { user } = useSession()
  const leave = useLeave()
  // The session's user is enough for the first render, also if the profile cannot be loaded.
  const profile = useQuery(profileQuery()).data ?? user
  const unread = useUnreadKabar()

  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
      <div className="grid gap-4">
        <MyPesanan />
        <section
          aria-label="Profil"
          className="kartu relative flex items-center gap-4 overflow-hidden p-5 sm:gap-6 sm:p-6"
        >
          <span aria-hidden className="bintik absolute -top-8 -right-16 size-48 opacity-15" />
          <Avatar gambar={profile?.gambar ?? null} className="size-20" />
          <div className="relative min-w-0">
            <p className="truncate font-bold text-xl tracking-tight">{profile?.nama || 'Pengguna'}</p>
            {isWithoutEmail(profile?.email ?? '') ? (
              <Link to="/PengaturanProfil" className="tautan">
                Tambah email supaya bisa masuk dari HP lain
              </Link>
            ) : (
              <p className="truncate text-tinta-2">{profile?.email}</p>
            )}
            <Link to="/PengaturanAvatar" className="-mb-2 tautan">
              {profile?.gambar ? 'Ganti foto' : 'Tambah foto'}
            </Link>
          </div>
        </section>
      </div>
      <ul className="kartu divide-y divide-garis overflow-hidden">
        {PLACES.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className={ROW}>
              <Icon aria-hidden className="size-5" />
              {name}
              {to === '/kabar' && unread && (
                <span className="harga rounded-full bg-laut px-2 text-di-laut text-sm">
                  {unread}
                  <span className="sr-only"> belum dibaca</span>
                </span>
              )}
              <ChevronRight aria-hidden className="ml-auto size-5 text-tinta-2" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void leave().then((isOut) => isOut && navigate('/'))} className={ROW}>
            <LogOut aria-hidden className="size-5" />
            Keluar
          </button>
        </li>
      </ul>
    </div>
  )
}

const PESANAN = [
  { status: 'belum-dibayar', name: 'Belum Dibayar', Icon: Wallet, key: 'belum_dibayar' },
  { status: 'diproses', name: 'Diproses', Icon: Package, key: 'diproses' },
  { status: 'dikirim', name: 'Dikirim', Icon: Truck, key: 'dikirim' },
  { status: 'selesai', name: 'Selesai', Icon: CircleCheck, key: undefined },
] as const satisfies { status: RiwayatGroup; name: string; Icon: LucideIcon; key: unknown }[]

/** Links to the order groups: order status is the most frequent reason to open this screen. */
function MyPesanan() {
  const counts = useQuery(riwayatCountQuery()).data
  return (
    <section aria-labelledby="pesanan-saya" className="kartu p-5 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="pesanan-saya" className="text-lg tracking-normal">
          Pesanan Saya
        </h2>
        <Link to="/riwayat-pembayaran" className="tautan">
          Riwayat Pembayaran
        </Link>
      </div>
      <ul className="-mx-2 mt-2 grid grid-cols-4 gap-1">
        {PESANAN.map(({ status, name, Icon, key }) => {
          const count = (key && counts?.[key]) || ''
          return (
            <li key={status}>
              <Link
                to={`/riwayat-pembayaran?status=${status}`}
                className="flex min-h-11 flex-col items-center gap-1.5 rounded px-1 py-2 text-center font-medium text-sm hover:bg-laut-muda hover:text-laut"
              >
                <span className="relative">
                  <Icon aria-hidden className="size-6 text-laut" />
                  <CountMark count={count} className="top-0 left-3.5 -mt-2" />
                </span>
                {name}
                {count && <span className="sr-only">, {count} pesanan</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import {
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
  ReceiptText,
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
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/akun.page'
import { profileQuery } from './akun-queries.ts'
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
    <div role="status" className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-6">
      <span className="sr-only">Memuat akun…</span>
      <SkeletonKartu className="h-36" />
      <SkeletonKartu className="h-58" />
    </div>
  )
}

const ROW =
  'flex min-h-14 w-full items-center gap-4 px-5 text-left font-semibold transition-colors hover:bg-laut-muda hover:text-laut'

const PLACES: readonly { to: string; nama: string; Icon: LucideIcon }[] = [
  { to: '/PengaturanProfil', nama: 'Pengaturan Akun', Icon: Settings },
  { to: '/akun/alamat', nama: 'Alamat Saya', Icon: MapPin },
  { to: '/akun/buku-obat', nama: 'Buku Obat', Icon: NotebookPen },
  { to: '/riwayat-pembayaran', nama: 'Riwayat Pembayaran', Icon: ReceiptText },
  { to: '/resep-saya', nama: 'Resep Saya', Icon: ClipboardPlus },
  { to: '/favorit', nama: 'Favorit', Icon: Heart },
  { to: '/ulasan-saya', nama: 'Ulasan Saya', Icon: Star },
  { to: '/luring', nama: 'Buka Tanpa Sinyal', Icon: CloudOff },
]

function Akun() {
  const navigate = useNavigate()
  const { user } = useSession()
  const leave = useLeave()
  // The session's user is enough for the first render, also if the profile cannot be loaded.
  const profile = useQuery(profileQuery()).data ?? user

  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
      <div className="grid gap-4">
        <section
          aria-label="Profil"
          className="kartu relative flex items-center gap-4 overflow-hidden p-5 sm:gap-6 sm:p-6"
        >
          <span aria-hidden className="bintik absolute -top-8 -right-16 size-48 opacity-15" />
          <Avatar gambar={profile?.gambar ?? null} className="size-20 sm:size-24" />
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
        <MyPesanan />
      </div>
      <ul className="kartu divide-y divide-garis overflow-hidden">
        {PLACES.map(({ to, nama, Icon }) => (
          <li key={to}>
            <Link to={to} className={ROW}>
              <Icon aria-hidden className="size-5" />
              {nama}
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
  { status: 'belum-dibayar', nama: 'Belum Dibayar', Icon: Wallet },
  { status: 'diproses', nama: 'Diproses', Icon: Package },
  { status: 'dikirim', nama: 'Dikirim', Icon: Truck },
  { status: 'selesai', nama: 'Selesai', Icon: CircleCheck },
] as const satisfies { status: RiwayatGroup; nama: string; Icon: LucideIcon }[]

/** Links to the order groups: order status is the most frequent reason to open this screen. */
function MyPesanan() {
  return (
    <section aria-labelledby="pesanan-saya" className="kartu p-5 sm:px-6">
      <h2 id="pesanan-saya" className="text-lg tracking-normal">
        Pesanan Saya
      </h2>
      <ul className="-mx-2 mt-2 grid grid-cols-2 gap-1 sm:grid-cols-4">
        {PESANAN.map(({ status, nama, Icon }) => (
          <li key={status}>
            <Link
              to={`/riwayat-pembayaran?status=${status}`}
              className="flex min-h-11 items-center gap-3 rounded px-2 py-2 font-medium hover:bg-laut-muda hover:text-laut sm:flex-col sm:gap-1.5 sm:text-center sm:text-sm"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-laut" />
              {nama}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

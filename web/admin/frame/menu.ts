import {
  Boxes,
  ClipboardList,
  CreditCard,
  History,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareWarning,
  Newspaper,
  Package,
  Tags,
  Truck,
  Users,
} from 'lucide-react'

interface Entri {
  to: string
  nama: string
  Icon: LucideIcon
  /** Beginnings of the other addresses that belong to it. */
  juga: string[]
}

/** The sidebar's entries, in order. */
export const MENU: Entri[] = [
  { to: '/dasbor-admin', nama: 'Dasbor', Icon: LayoutDashboard, juga: [] },
  { to: '/kategori-produk', nama: 'Kategori Produk', Icon: Tags, juga: ['/tambah-kategori', '/edit-kategori'] },
  {
    to: '/manajemen-produk',
    nama: 'Manajemen Produk',
    Icon: Boxes,
    juga: ['/tambah-produk', '/edit-produk', '/impor-produk'],
  },
  {
    to: '/manajemen-paket',
    nama: 'Manajemen Paket',
    Icon: Package,
    juga: ['/tambah-paket', '/edit-paket', '/urutan-paket'],
  },
  { to: '/daftar-pesanan', nama: 'Daftar Pesanan', Icon: ClipboardList, juga: ['/detail-pesanan', '/cetak-pesanan'] },
  { to: '/metode-pembayaran', nama: 'Metode Pembayaran', Icon: CreditCard, juga: ['/tambah-metode', '/edit-metode'] },
  {
    to: '/metode-pengiriman',
    nama: 'Metode Pengiriman',
    Icon: Truck,
    juga: ['/tambah-pengiriman', '/edit-pengiriman'],
  },
  { to: '/manajemen-artikel', nama: 'Manajemen Artikel', Icon: Newspaper, juga: ['/tambah-artikel', '/edit-artikel'] },
  { to: '/laporan-pengguna', nama: 'Laporan Pengguna', Icon: MessageSquareWarning, juga: [] },
  { to: '/manajemen-user', nama: 'Manajemen User', Icon: Users, juga: ['/edit-user'] },
  { to: '/jejak-perubahan', nama: 'Jejak Perubahan', Icon: History, juga: [] },
]

/** Does the entry stand for the screen at this address? */
export const isHere = ({ to, juga }: Entri, pathname: string) =>
  [to, ...juga].some((start) => pathname.toLowerCase().startsWith(start))

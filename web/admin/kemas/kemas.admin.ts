import { PackageCheck } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/kemas-pesanan',
      room: 'pesanan',
      nama: 'Kemas Pesanan',
      Icon: PackageCheck,
      urutan: 16,
      also: ['/perlu-dikemas', '/cetak-banyak', '/pindai-kemas'],
    },
  ],
  tugas: {
    menungguKemas: {
      nama: 'Pesanan menunggu dikemas atau dikirim',
      arti: 'Sudah dibayar, dan barangnya masih di toko.',
      tone: 'kuning',
      urutan: 30,
      tanpa: '/daftar-pesanan',
      links: toList('Kemas sekarang', '/kemas-pesanan'),
    },
  },
}

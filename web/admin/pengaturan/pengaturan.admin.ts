import { Settings } from 'lucide-react'
import { PENGATURAN } from '#contract/pengaturan/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/pengaturan-toko',
      room: 'toko',
      nama: 'Pengaturan Toko',
      menuName: 'Pengaturan',
      Icon: Settings,
      urutan: 75,
    },
  ],
  jejak: { 'pengaturan-toko': 'Pengaturan toko' },
  columns: PENGATURAN,
  setup: {
    identitas: {
      nama: 'Isi identitas toko',
      arti: 'Alamat, telepon, dan email yang dilihat pengunjung masih contoh.',
      urutan: 10,
      to: '/pengaturan-toko',
    },
  },
}

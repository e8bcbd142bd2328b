import { LayoutDashboard } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/dasbor-admin',
      room: 'dasbor',
      nama: 'Dasbor',
      Icon: LayoutDashboard,
      urutan: 10,
      also: ['/laporan-toko'],
    },
  ],
}

import { ChartColumn, LayoutDashboard } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    { to: '/dasbor-admin', room: 'dasbor', nama: 'Dasbor', Icon: LayoutDashboard, urutan: 10 },
    { to: '/laporan-toko', room: 'uang', nama: 'Laporan Toko', Icon: ChartColumn, urutan: 69, peran: [] },
  ],
}

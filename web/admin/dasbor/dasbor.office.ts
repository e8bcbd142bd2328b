import { LayoutDashboard } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/dasbor-admin', kelompok: 'utama', nama: 'Dasbor', Icon: LayoutDashboard, urutan: 10 }],
}

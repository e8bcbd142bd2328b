import { PackageCheck } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/kemas-pesanan', nama: 'Kemas Pesanan', Icon: PackageCheck, urutan: 51 }],
}

import { ShieldAlert } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/laporan-peramban', kelompok: 'orang', nama: 'Laporan Browser', Icon: ShieldAlert, urutan: 120 }],
}

import { HeartPulse } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/kesehatan-toko', kelompok: 'toko', nama: 'Kesehatan Toko', Icon: HeartPulse, urutan: 125 }],
  jejak: { cadangan: 'Cadangan toko' },
}

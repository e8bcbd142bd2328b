import { HeartPulse } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/kesehatan-toko', room: 'toko', nama: 'Kesehatan Toko', Icon: HeartPulse, urutan: 125 }],
  jejak: { cadangan: 'Cadangan toko' },
}

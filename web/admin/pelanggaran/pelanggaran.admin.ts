import { ShieldAlert } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/laporan-peramban', room: 'toko', nama: 'Laporan Browser', Icon: ShieldAlert, urutan: 126 }],
}

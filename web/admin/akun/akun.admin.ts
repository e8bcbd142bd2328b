import { KeyRound, MonitorSmartphone } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    { to: '/perangkat-kantor', kelompok: 'orang', nama: 'Perangkat Saya', Icon: MonitorSmartphone, urutan: 120 },
    { to: '/keamanan-akun', kelompok: 'orang', nama: 'Keamanan Akun', Icon: KeyRound, urutan: 121 },
  ],
}

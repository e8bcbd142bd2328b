import { KeyRound, MonitorSmartphone } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    { to: '/perangkat-kantor', room: 'orang', nama: 'Perangkat Saya', Icon: MonitorSmartphone, urutan: 121 },
    { to: '/keamanan-akun', room: 'orang', nama: 'Keamanan Akun', menuName: 'Akun Saya', Icon: KeyRound, urutan: 120 },
  ],
}

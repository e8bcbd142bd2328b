import { KeyRound, MonitorSmartphone } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    { to: '/perangkat-kantor', nama: 'Perangkat Saya', Icon: MonitorSmartphone, urutan: 120 },
    { to: '/keamanan-akun', nama: 'Keamanan Akun', Icon: KeyRound, urutan: 121 },
  ],
}

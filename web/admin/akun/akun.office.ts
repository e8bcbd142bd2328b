import { KeyRound, MonitorSmartphone } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    { to: '/perangkat-kantor', kelompok: 'orang', nama: 'Perangkat Saya', Icon: MonitorSmartphone, urutan: 120 },
    { to: '/keamanan-akun', kelompok: 'orang', nama: 'Keamanan Akun', Icon: KeyRound, urutan: 121 },
  ],
}

import { Users } from 'lucide-react'
import { PENGGUNA } from '#contract/pengguna/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/manajemen-user',
      kelompok: 'utama',
      nama: 'Pengguna',
      Icon: Users,
      urutan: 8,
      juga: ['/edit-user', '/undang-user'],
    },
  ],
  jejak: { pengguna: 'Pengguna' },
  kolom: PENGGUNA,
}

import { Users } from 'lucide-react'
import { PENGGUNA } from '#contract/pengguna/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/manajemen-user',
      kelompok: 'orang',
      nama: 'Manajemen User',
      Icon: Users,
      urutan: 100,
      juga: ['/edit-user', '/undang-user'],
    },
  ],
  jejak: { pengguna: 'Pengguna' },
  kolom: PENGGUNA,
}

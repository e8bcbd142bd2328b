import { Users } from 'lucide-react'
import { PENGGUNA } from '#contract/pengguna/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/manajemen-user',
      room: 'orang',
      nama: 'Pengguna',
      Icon: Users,
      urutan: 8,
      also: ['/edit-user', '/undang-user'],
    },
  ],
  jejak: { pengguna: 'Pengguna' },
  columns: PENGGUNA,
}

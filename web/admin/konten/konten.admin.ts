import { Newspaper } from 'lucide-react'
import { ARTIKEL } from '#contract/konten/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/manajemen-artikel',
      room: 'isi',
      nama: 'Artikel',
      Icon: Newspaper,
      urutan: 6,
      also: ['/tambah-artikel', '/edit-artikel'],
    },
  ],
  jejak: { artikel: 'Artikel' },
  columns: { ...ARTIKEL, zatDisebut: { label: 'Zat terlarang yang disebut' } },
}

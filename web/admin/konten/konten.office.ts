import { Newspaper } from 'lucide-react'
import { ARTIKEL } from '#contract/konten/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/manajemen-artikel',
      kelompok: 'utama',
      nama: 'Artikel',
      Icon: Newspaper,
      urutan: 6,
      juga: ['/tambah-artikel', '/edit-artikel'],
    },
  ],
  jejak: { artikel: 'Artikel' },
  kolom: { ...ARTIKEL, zatDisebut: { label: 'Zat terlarang yang disebut' } },
}

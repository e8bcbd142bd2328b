import { PanelsTopLeft } from 'lucide-react'
import { BERANDA } from '#contract/beranda/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/atur-beranda', room: 'isi', nama: 'Beranda', Icon: PanelsTopLeft, urutan: 78 }],
  jejak: { beranda: 'Beranda' },
  columns: BERANDA,
}

import { PanelsTopLeft } from 'lucide-react'
import { BERANDA } from '#contract/beranda/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/atur-beranda', kelompok: 'isi', nama: 'Beranda', Icon: PanelsTopLeft, urutan: 78 }],
  jejak: { beranda: 'Beranda' },
  kolom: BERANDA,
}

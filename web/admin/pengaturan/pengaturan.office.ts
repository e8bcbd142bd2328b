import { Settings } from 'lucide-react'
import { PENGATURAN } from '#contract/pengaturan/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/pengaturan-toko', nama: 'Pengaturan Toko', Icon: Settings, urutan: 75 }],
  jejak: { 'pengaturan-toko': 'Pengaturan toko' },
  kolom: PENGATURAN,
}

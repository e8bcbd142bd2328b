import { History } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/jejak-perubahan', kelompok: 'orang', nama: 'Jejak Perubahan', Icon: History, urutan: 110, peran: [] }],
  kolom: { baru: { label: 'Baru' }, berubah: { label: 'Berubah' } },
}

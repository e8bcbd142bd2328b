import { History } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/jejak-perubahan', room: 'orang', nama: 'Jejak Perubahan', Icon: History, urutan: 110, peran: [] }],
  columns: { baru: { label: 'Baru' }, berubah: { label: 'Berubah' } },
}

import { Network } from 'lucide-react'
import { KAITAN } from '#contract/kaitan/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/kaitan-penyakit', room: 'isi', nama: 'Kaitan Penyakit', Icon: Network, urutan: 82 }],
  jejak: { 'kaitan-penyakit': 'Kaitan penyakit' },
  columns: KAITAN,
}

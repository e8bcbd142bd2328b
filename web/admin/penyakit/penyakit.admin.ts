import { NotebookPen } from 'lucide-react'
import { CATATAN_PENYAKIT } from '#contract/penyakit/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/catatan-penyakit', room: 'isi', nama: 'Catatan Penyakit', Icon: NotebookPen, urutan: 83 }],
  jejak: { 'catatan-penyakit': 'Catatan penyakit' },
  columns: CATATAN_PENYAKIT,
}

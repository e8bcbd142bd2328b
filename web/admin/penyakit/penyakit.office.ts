import { NotebookPen } from 'lucide-react'
import { CATATAN_PENYAKIT } from '#contract/penyakit/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/catatan-penyakit', kelompok: 'isi', nama: 'Catatan Penyakit', Icon: NotebookPen, urutan: 83 }],
  jejak: { 'catatan-penyakit': 'Catatan penyakit' },
  kolom: CATATAN_PENYAKIT,
}

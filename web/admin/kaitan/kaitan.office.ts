import { Network } from 'lucide-react'
import { KAITAN } from '#contract/kaitan/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/kaitan-penyakit', kelompok: 'isi', nama: 'Kaitan Penyakit', Icon: Network, urutan: 82 }],
  jejak: { 'kaitan-penyakit': 'Kaitan penyakit' },
  kolom: KAITAN,
}

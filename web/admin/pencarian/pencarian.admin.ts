import { SearchCheck, SearchX } from 'lucide-react'
import { SINONIM } from '#contract/pencarian/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/kata-pencarian',
      room: 'isi',
      nama: 'Kata Pencarian',
      Icon: SearchCheck,
      urutan: 52,
      also: ['/tambah-kata', '/edit-kata'],
    },
    { to: '/pencarian-kosong', room: 'isi', nama: 'Pencarian Tanpa Hasil', Icon: SearchX, urutan: 53 },
  ],
  jejak: { sinonim: 'Kata pencarian' },
  columns: SINONIM,
}

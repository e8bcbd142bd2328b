import { FlaskConical } from 'lucide-react'
import { KELAS_CHOICES } from '#contract/obat/admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/penilaian-zat', room: 'produk', nama: 'Penilaian Zat', Icon: FlaskConical, urutan: 56 }],
  jejak: { zat: 'Zat' },
  columns: { penilaian: { label: 'Penilaian', words: KELAS_CHOICES }, alasan: { label: 'Alasan' } },
  tugas: {
    zatMenunggu: {
      nama: 'Produk menunggu penilaian zat',
      arti: 'Kandungannya tidak ada dalam daftar zat, jadi belum dijual. Nilai zatnya.',
      tone: 'kuning',
      urutan: 13,
      links: toList('Nilai zat', '/penilaian-zat'),
    },
  },
}

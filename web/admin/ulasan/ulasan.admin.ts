import { Star } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'
import { STATUS_ULASAN } from './status-ulasan.tsx'

export const admin: AdminFeature = {
  menu: [{ to: '/ulasan-pembeli', room: 'pesan', nama: 'Ulasan', Icon: Star, urutan: 88 }],
  jejak: { ulasan: 'Ulasan' },
  columns: { putusan: { label: 'Keputusan', words: STATUS_ULASAN }, balasan: { label: 'Balasan toko' } },
  tugas: {
    ulasanMenunggu: {
      nama: 'Ulasan menunggu dibaca',
      arti: 'Ulasan tampil di toko setelah Anda membacanya.',
      tone: 'kuning',
      urutan: 42,
      links: toList('Baca ulasan', '/ulasan-pembeli?status=menunggu'),
    },
  },
}

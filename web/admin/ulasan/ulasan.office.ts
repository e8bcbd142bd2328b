import { Star } from 'lucide-react'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'
import { STATUS_ULASAN } from './status-ulasan.tsx'

export const office: Office = {
  menu: [{ to: '/ulasan-pembeli', kelompok: 'pelanggan', nama: 'Ulasan', Icon: Star, urutan: 88 }],
  jejak: { ulasan: 'Ulasan' },
  kolom: { putusan: { label: 'Keputusan', words: STATUS_ULASAN }, balasan: { label: 'Balasan toko' } },
  tugas: {
    ulasanMenunggu: {
      nama: 'Ulasan menunggu dibaca',
      arti: 'Ulasan tampil di toko setelah Anda membacanya.',
      tone: 'kuning',
      urutan: 42,
      daftar: toDaftar('Baca ulasan', '/ulasan-pembeli?status=menunggu'),
    },
  },
}

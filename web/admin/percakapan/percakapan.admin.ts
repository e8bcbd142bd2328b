import { MessagesSquare } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/percakapan-whatsapp',
      room: 'pesan',
      nama: 'Percakapan WhatsApp',
      Icon: MessagesSquare,
      urutan: 57,
    },
  ],
  jejak: { percakapan: 'Percakapan WhatsApp' },
  columns: { jawaban: { label: 'Jawaban' } },
  tugas: {
    percakapanBaru: {
      nama: 'Pesan WhatsApp belum dibaca',
      arti: 'Jawaban dengan teks hanya bisa dikirim dalam 24 jam setelah pesan terakhir pembeli.',
      tone: 'kuning',
      urutan: 14,
      links: toList('Baca percakapan', '/percakapan-whatsapp?status=belum'),
    },
  },
}

import { MessageCircle } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/templat-whatsapp', room: 'toko', nama: 'Templat WhatsApp', Icon: MessageCircle, urutan: 78 }],
  tugas: {
    kabarMeta: {
      nama: 'Kabar dari Meta tentang WhatsApp',
      arti: 'Mutu nomor turun, akun dibatasi, atau templat dijeda. Selama itu kabar dikirim lewat email dan notifikasi.',
      tone: 'kuning',
      urutan: 6,
      links: toList('Lihat kabar', '/templat-whatsapp'),
    },
  },
}

import { MessageSquareText } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/teks-pesan', room: 'toko', nama: 'Teks Pesan', Icon: MessageSquareText, urutan: 77 }],
  jejak: { templat: 'Teks email & WhatsApp' },
}

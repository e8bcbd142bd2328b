import { MessageCircle } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/templat-whatsapp', room: 'toko', nama: 'Templat WhatsApp', Icon: MessageCircle, urutan: 78 }],
}

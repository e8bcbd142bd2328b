import { MessageSquareText } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/teks-pesan', kelompok: 'toko', nama: 'Teks Email & WhatsApp', Icon: MessageSquareText, urutan: 77 }],
  jejak: { templat: 'Teks email & WhatsApp' },
}

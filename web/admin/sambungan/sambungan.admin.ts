import { Plug } from 'lucide-react'
import { SAMBUNGAN } from '#contract/sambungan/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/email-midtrans', room: 'toko', nama: 'Email, Midtrans & WhatsApp', Icon: Plug, urutan: 76 }],
  jejak: { sambungan: 'Email, Midtrans & WhatsApp' },
  columns: SAMBUNGAN,
}

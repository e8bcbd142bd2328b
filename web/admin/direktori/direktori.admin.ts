import { PhoneCall } from 'lucide-react'
import { DIREKTORI } from '#contract/direktori/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/direktori', room: 'isi', nama: 'Direktori', Icon: PhoneCall, urutan: 54, also: ['/edit-direktori'] }],
  jejak: { direktori: 'Direktori' },
  columns: DIREKTORI,
}

import { PhoneCall } from 'lucide-react'
import { DIREKTORI } from '#contract/direktori/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    { to: '/direktori', kelompok: 'isi', nama: 'Direktori', Icon: PhoneCall, urutan: 54, juga: ['/edit-direktori'] },
  ],
  jejak: { direktori: 'Direktori' },
  kolom: DIREKTORI,
}

import { Settings } from 'lucide-react'
import { PENGATURAN } from '#contract/pengaturan/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/pengaturan-toko', kelompok: 'toko', nama: 'Pengaturan Toko', Icon: Settings, urutan: 75 }],
  jejak: { 'pengaturan-toko': 'Pengaturan toko' },
  kolom: PENGATURAN,
  siap: {
    identitas: {
      nama: 'Isi identitas toko',
      arti: 'Alamat, telepon, dan email yang dilihat pengunjung masih contoh.',
      urutan: 10,
      to: '/pengaturan-toko',
    },
  },
}

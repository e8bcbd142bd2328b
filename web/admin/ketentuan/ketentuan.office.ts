import { Scale } from 'lucide-react'
import { NASKAH } from '#contract/ketentuan/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/naskah-hukum',
      kelompok: 'toko',
      nama: 'Syarat & Privasi',
      Icon: Scale,
      urutan: 76,
      juga: ['/tambah-naskah-hukum'],
    },
  ],
  jejak: { ketentuan: 'Syarat & privasi' },
  kolom: { berlaku: NASKAH.berlaku },
}

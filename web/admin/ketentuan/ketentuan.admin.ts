import { Scale } from 'lucide-react'
import { NASKAH } from '#contract/ketentuan/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/naskah-hukum',
      room: 'toko',
      nama: 'Syarat & Privasi',
      Icon: Scale,
      urutan: 76,
      also: ['/tambah-naskah-hukum'],
    },
  ],
  jejak: { ketentuan: 'Syarat & privasi' },
  columns: { berlaku: NASKAH.berlaku },
}

import { Truck } from 'lucide-react'
import { PENGIRIMAN } from '#contract/pengiriman/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/metode-pengiriman',
      nama: 'Metode Pengiriman',
      Icon: Truck,
      urutan: 70,
      juga: ['/tambah-pengiriman', '/edit-pengiriman'],
    },
  ],
  jejak: { 'metode-pengiriman': 'Metode pengiriman' },
  kolom: PENGIRIMAN,
}

import { CreditCard } from 'lucide-react'
import { METODE } from '#contract/pembayaran/metode-office.ts'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/metode-pembayaran',
      nama: 'Metode Pembayaran',
      Icon: CreditCard,
      urutan: 60,
      juga: ['/tambah-metode', '/edit-metode'],
    },
  ],
  jejak: { 'metode-pembayaran': 'Metode pembayaran' },
  kolom: METODE,
}

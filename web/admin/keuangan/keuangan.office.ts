import { Wallet } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/keuangan',
      kelompok: 'uang',
      nama: 'Keuangan',
      Icon: Wallet,
      urutan: 12,
      juga: ['/setoran', '/belum-disetor', '/impor-setoran'],
    },
  ],
  jejak: { setoran: 'Setoran Midtrans' },
  kolom: { cocok: { label: 'Cocok' }, beda: { label: 'Jumlah berbeda' }, asing: { label: 'Tidak dikenal' } },
}

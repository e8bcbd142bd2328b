import { UsersRound } from 'lucide-react'
import type { Office } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/grup-pelanggan',
      kelompok: 'pelanggan',
      nama: 'Grup Pembeli',
      Icon: UsersRound,
      urutan: 57,
      juga: ['/tambah-grup', '/edit-grup'],
    },
  ],
  jejak: { 'grup-pelanggan': 'Grup pembeli' },
  kolom: {
    persen: { label: 'Potongan', unit: '%' },
    hargaGrup: { label: 'Harga khusus' },
  },
}

import { UsersRound } from 'lucide-react'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/grup-pelanggan',
      room: 'pembeli',
      nama: 'Grup Pembeli',
      Icon: UsersRound,
      urutan: 57,
      also: ['/tambah-grup', '/edit-grup'],
    },
  ],
  jejak: { 'grup-pelanggan': 'Grup pembeli' },
  columns: {
    persen: { label: 'Potongan', unit: '%' },
    hargaGrup: { label: 'Harga khusus' },
  },
}

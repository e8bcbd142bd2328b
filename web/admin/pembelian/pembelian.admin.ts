import { Factory, ShoppingBasket } from 'lucide-react'
import { PEMBELIAN, STATUS_PEMBELIAN } from '#contract/pembelian/admin.ts'
import { PEMASOK } from '#contract/pembelian/pemasok-admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

const { pemasokId: _, ...PEMBELIAN_SHOWN } = PEMBELIAN

export const admin: AdminFeature = {
  menu: [
    {
      to: '/isi-ulang',
      kelompok: 'barang',
      nama: 'Isi Ulang & Pembelian',
      Icon: ShoppingBasket,
      urutan: 37,
      also: ['/pembelian', '/tambah-pembelian', '/edit-pembelian', '/terima-pembelian'],
    },
    {
      to: '/pemasok',
      kelompok: 'barang',
      nama: 'Pemasok',
      Icon: Factory,
      urutan: 38,
      also: ['/tambah-pemasok', '/edit-pemasok'],
    },
  ],
  jejak: { pemasok: 'Pemasok', pembelian: 'Pembelian' },
  columns: {
    ...PEMASOK,
    ...PEMBELIAN_SHOWN,
    nama: { label: 'Nama' },
    status_pembelian: { label: 'Status pembelian', words: STATUS_PEMBELIAN },
    alasan: { label: 'Alasan' },
  },
}

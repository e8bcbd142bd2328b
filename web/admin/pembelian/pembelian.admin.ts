import { Factory, PackageSearch, ShoppingBasket } from 'lucide-react'
import { PEMBELIAN, STATUS_PEMBELIAN } from '#contract/pembelian/admin.ts'
import { PEMASOK } from '#contract/pembelian/pemasok-admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

const { pemasokId: _, ...PEMBELIAN_SHOWN } = PEMBELIAN

export const admin: AdminFeature = {
  menu: [
    {
      to: '/isi-ulang',
      room: 'stok',
      nama: 'Isi Ulang',
      Icon: PackageSearch,
      urutan: 38,
    },
    {
      to: '/pembelian',
      room: 'stok',
      nama: 'Pembelian',
      Icon: ShoppingBasket,
      urutan: 39,
      also: ['/tambah-pembelian', '/edit-pembelian', '/terima-pembelian'],
    },
    {
      to: '/pemasok',
      room: 'stok',
      nama: 'Pemasok',
      Icon: Factory,
      urutan: 40,
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

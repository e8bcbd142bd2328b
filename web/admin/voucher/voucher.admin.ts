import { TicketPercent } from 'lucide-react'
import { VOUCHER } from '#contract/voucher/admin.ts'
import type { AdminFeature } from '#web/admin/ui/admin-feature.ts'

// Other features define the labels of the fields that many tables share.
const { jenis: _kind, aktif: _active, produkIds: _produk, ...COLUMNS } = VOUCHER

export const admin: AdminFeature = {
  menu: [
    {
      to: '/voucher',
      room: 'pembeli',
      nama: 'Voucher',
      Icon: TicketPercent,
      urutan: 58,
      also: ['/tambah-voucher', '/edit-voucher'],
    },
  ],
  jejak: { voucher: 'Voucher' },
  columns: COLUMNS,
}

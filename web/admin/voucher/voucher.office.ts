import { TicketPercent } from 'lucide-react'
import { VOUCHER } from '#contract/voucher/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

// Other features define the labels of the fields that many tables share.
const { jenis: _jenis, aktif: _aktif, produkIds: _produk, ...KOLOM } = VOUCHER

export const office: Office = {
  menu: [
    {
      to: '/voucher',
      kelompok: 'pelanggan',
      nama: 'Voucher',
      Icon: TicketPercent,
      urutan: 42,
      juga: ['/tambah-voucher', '/edit-voucher'],
    },
  ],
  jejak: { voucher: 'Voucher' },
  kolom: KOLOM,
}

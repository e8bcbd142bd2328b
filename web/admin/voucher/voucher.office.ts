import { TicketPercent } from 'lucide-react'
import { VOUCHER } from '#contract/voucher/office.ts'
import type { Office } from '#web/admin/ui/office.ts'

// What every table calls the same has its words there.
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

import { CreditCard, HandCoins } from 'lucide-react'
import { METODE } from '#contract/pembayaran/metode-admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/metode-pembayaran',
      room: 'metode',
      nama: 'Metode Pembayaran',
      Icon: CreditCard,
      urutan: 5,
      also: ['/tambah-metode', '/edit-metode'],
    },
    { to: '/uang-titipan', room: 'uang', nama: 'Uang Titipan', Icon: HandCoins, urutan: 64 },
  ],
  jejak: { 'metode-pembayaran': 'Metode pembayaran', titipan: 'Uang titipan' },
  columns: { ...METODE, pesanan: { label: 'Pesanan' } },
  setup: {
    midtrans: {
      nama: 'Pasang kunci Midtrans',
      arti: 'Pembayaran masih simulasi atau percobaan. Isi kedua kunci dari dasbor Midtrans.',
      urutan: 50,
      to: '/email-midtrans',
    },
  },
  tugas: {
    titipan: {
      nama: 'Uang titipan',
      arti: 'Ada uang masuk untuk pesanan yang tidak ada di toko ini. Pasangkan ke pesanannya, atau kembalikan.',
      tone: 'merah',
      urutan: 15,
      links: toList('Lihat uang titipan', '/uang-titipan'),
    },
  },
}

import { Hourglass, Landmark, Scale, Wallet } from 'lucide-react'
import { SETORAN_CHECKS } from '#contract/keuangan/admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/keuangan',
      room: 'uang',
      nama: 'Keuangan',
      Icon: Wallet,
      urutan: 60,
      also: ['/rincian-keuangan'],
    },
    { to: '/setoran', room: 'uang', nama: 'Setoran', Icon: Landmark, urutan: 61, also: ['/impor-setoran'] },
    { to: '/belum-disetor', room: 'uang', nama: 'Belum Disetor', Icon: Hourglass, urutan: 62 },
    { to: '/cocok-midtrans', room: 'uang', nama: 'Cocok Midtrans', Icon: Scale, urutan: 63 },
  ],
  jejak: { setoran: 'Setoran Midtrans' },
  columns: {
    ...SETORAN_CHECKS,
    cocok: { label: 'Cocok' },
    beda: { label: 'Jumlah berbeda' },
    asing: { label: 'Tidak dikenal' },
    ganda: { label: 'Disetor lagi' },
  },
  tugas: {
    setoranBeda: {
      nama: 'Baris setoran berbeda',
      arti: 'Jumlahnya berbeda, nomornya tidak dikenal, atau disetor dua kali. Tanyakan ke Midtrans, lalu tandai sudah diperiksa.',
      tone: 'merah',
      urutan: 16,
      links: toList('Periksa setoran', '/setoran?periksa=belum'),
    },
    midtransBeda: {
      nama: 'Pembayaran berbeda dengan Midtrans',
      arti: 'Dalam 30 hari terakhir, catatan toko dan jawaban Midtrans tidak sama. Bandingkan dengan dasbor Midtrans, atau jelaskan.',
      tone: 'merah',
      urutan: 16,
      links: toList('Lihat perbedaan', '/cocok-midtrans?beda=ya'),
    },
  },
}

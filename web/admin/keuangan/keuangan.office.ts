import { Wallet } from 'lucide-react'
import { PERIKSA_SETORAN } from '#contract/keuangan/office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

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
  kolom: {
    ...PERIKSA_SETORAN,
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
      daftar: toDaftar('Periksa setoran', '/setoran?periksa=belum'),
    },
  },
}

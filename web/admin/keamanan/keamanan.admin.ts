import { Fingerprint } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/ringkasan-keamanan',
      room: 'orang',
      nama: 'Catatan Keamanan',
      Icon: Fingerprint,
      urutan: 105,
      also: ['/catatan-keamanan'],
    },
  ],
  tugas: {
    kejadianPenting: {
      nama: 'Kejadian keamanan penting',
      arti: 'Sejak kemarin ada perubahan hak, sambungan, atau perangkat pemilik, atau ada serangan. Pastikan Anda mengenalinya.',
      tone: 'merah',
      urutan: 5,
      links: toList('Lihat kejadian', '/ringkasan-keamanan?tingkat=penting'),
    },
    adminDitebak: {
      nama: 'Ada yang menebak kata sandi administrator',
      arti: 'Login gagal delapan kali atau lebih sejak kemarin. Jika bukan Anda, periksa asalnya, lalu ganti kata sandi.',
      tone: 'merah',
      urutan: 5,
      links: toList('Lihat kejadian', '/catatan-keamanan?jenis=login-gagal&siapa=admin'),
    },
  },
}

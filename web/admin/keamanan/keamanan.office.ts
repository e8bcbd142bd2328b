import { Fingerprint } from 'lucide-react'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/catatan-keamanan', kelompok: 'orang', nama: 'Keamanan', Icon: Fingerprint, urutan: 105 }],
  tugas: {
    adminDitebak: {
      nama: 'Kata sandi administrator ditebak',
      arti: 'Delapan kali atau lebih sejak kemarin. Bila bukan Anda sendiri, periksa dari mana, lalu ganti kata sandinya.',
      tone: 'merah',
      urutan: 5,
      daftar: toDaftar('Lihat kejadian', '/catatan-keamanan?jenis=login-gagal&siapa=admin'),
    },
  },
}

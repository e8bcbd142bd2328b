import { Mail } from 'lucide-react'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/daftar-surat', kelompok: 'toko', nama: 'Surat', Icon: Mail, urutan: 95 }],
  jejak: { surat: 'Surat' },
  siap: {
    surat: {
      nama: 'Pasang pengiriman email',
      arti: 'Email ke pembeli belum keluar dari server. Alamatnya dipasang di server: SMTP_URL dan MAIL_FROM.',
      urutan: 60,
    },
  },
  tugas: {
    suratGagal: {
      nama: 'Surat gagal dikirim',
      arti: 'Penerimanya tidak mendapat kabar. Lihat sebabnya, lalu kirim lagi atau hubungi lewat telepon.',
      tone: 'merah',
      urutan: 25,
      daftar: toDaftar('Lihat surat', '/daftar-surat?status=gagal'),
    },
    suratTertunda: {
      nama: 'Surat tertunda',
      arti: 'Belum diterima server surat, dan dicoba lagi sendiri sampai tiga hari.',
      tone: 'kuning',
      urutan: 50,
      daftar: toDaftar('Lihat surat', '/daftar-surat?status=tertunda'),
    },
  },
}

import { Mail } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/daftar-surat', room: 'toko', nama: 'Email', Icon: Mail, urutan: 95 }],
  jejak: { surat: 'Email' },
  setup: {
    surat: {
      nama: 'Pasang pengiriman email',
      arti: 'Email ke pembeli belum dikirim. Isi server email dan pengirimnya.',
      urutan: 60,
      to: '/email-midtrans',
    },
  },
  tugas: {
    suratGagal: {
      nama: 'Email gagal dikirim',
      arti: 'Penerima tidak mendapat kabar. Lihat sebabnya, lalu kirim lagi atau telepon penerimanya.',
      tone: 'merah',
      urutan: 25,
      links: toList('Lihat email', '/daftar-surat?status=gagal'),
    },
    suratTertunda: {
      nama: 'Email tertunda',
      arti: 'Belum terkirim; otomatis dicoba lagi sampai tiga hari.',
      tone: 'kuning',
      urutan: 50,
      links: toList('Lihat email', '/daftar-surat?status=tertunda'),
    },
  },
}

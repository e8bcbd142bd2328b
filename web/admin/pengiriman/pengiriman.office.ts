import { Truck } from 'lucide-react'
import { PENGIRIMAN } from '#contract/pengiriman/office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    {
      to: '/metode-pengiriman',
      nama: 'Metode Pengiriman',
      Icon: Truck,
      urutan: 70,
      juga: ['/tambah-pengiriman', '/edit-pengiriman'],
    },
  ],
  jejak: { 'metode-pengiriman': 'Metode pengiriman' },
  kolom: PENGIRIMAN,
  tugas: {
    tanpaPembawa: {
      nama: 'Produk tanpa pengiriman',
      arti: 'Dijual, tetapi tidak ada metode aktif yang boleh membawanya: bahan berbahaya perlu darat atau laut, yang dingin perlu layanan dingin.',
      tone: 'kuning',
      urutan: 56,
      daftar: toDaftar('Lihat pengiriman', '/metode-pengiriman'),
    },
    jalurDitebak: {
      nama: 'Jalur pengiriman perlu diperiksa',
      arti: 'Jalurnya kami tebak dari nama metode. Buka metodenya, periksa, lalu simpan.',
      tone: 'kuning',
      urutan: 57,
      daftar: toDaftar('Lihat pengiriman', '/metode-pengiriman'),
    },
  },
}

import { PackageX, Siren } from 'lucide-react'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    { to: '/karantina', kelompok: 'barang', nama: 'Karantina', Icon: PackageX, urutan: 53 },
    { to: '/tarik-lot', kelompok: 'barang', nama: 'Tarik Lot', Icon: Siren, urutan: 54, peran: ['pesanan'] },
  ],
  kolom: {
    alasan: { label: 'Alasan' },
    ditarik: { label: 'Ditarik', kind: 'time' },
    keputusan: { label: 'Keputusan', words: { layak: 'Layak jual', musnah: 'Dimusnahkan' } },
    sisih: { label: 'Di karantina' },
    surat: { label: 'Surat kepada pembeli' },
  },
  tugas: {
    karantina: {
      nama: 'Karantina belum diputuskan',
      arti: 'Barang yang kembali, ditarik, atau terlalu tua. Periksa, lalu jual lagi atau musnahkan.',
      tone: 'kuning',
      urutan: 58,
      daftar: toDaftar('Lihat karantina', '/karantina'),
    },
  },
}

import { Stamp } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/persetujuan', room: 'pesanan', nama: 'Persetujuan', Icon: Stamp, urutan: 29 }],
  jejak: { persetujuan: 'Persetujuan' },
  tugas: {
    persetujuan: {
      nama: 'Pengajuan menunggu persetujuan',
      arti: 'Barang atau uang yang keluar di atas batas toko. Orang lain menyetujui atau menolaknya.',
      tone: 'kuning',
      urutan: 24,
      links: toList('Lihat pengajuan', '/persetujuan'),
    },
  },
}

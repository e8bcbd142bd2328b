import { HeartPulse } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/kesehatan-toko', room: 'toko', nama: 'Kesehatan Toko', Icon: HeartPulse, urutan: 125 }],
  jejak: { cadangan: 'Cadangan toko', penjelasan: 'Penjelasan temuan' },
  tugas: {
    bukuTidakCocok: {
      nama: 'Catatan toko tidak cocok',
      arti: 'Pemeriksaan setiap jam menemukan pesanan, uang, atau stok yang tidak cocok. Tunjukkan kepada pengelola server, atau jelaskan.',
      tone: 'kuning',
      urutan: 5,
      links: toList('Lihat temuan', '/kesehatan-toko'),
    },
  },
}

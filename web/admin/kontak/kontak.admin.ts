import { MessageSquareWarning } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/laporan-pengguna',
      room: 'pesan',
      nama: 'Pesan Masuk',
      Icon: MessageSquareWarning,
      urutan: 7,
    },
  ],
  jejak: { laporan: 'Pesan masuk' },
  columns: { ditangani: { label: 'Sudah ditangani' } },
  tugas: {
    laporanBaru: {
      nama: 'Pesan belum ditangani',
      arti: 'Pesan dan pengaduan dari formulir kontak.',
      tone: 'kuning',
      urutan: 40,
      links: toList('Baca pesan', '/laporan-pengguna?status=belum'),
    },
  },
}

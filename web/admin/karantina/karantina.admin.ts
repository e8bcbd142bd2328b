import { PackageX, Siren } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    { to: '/karantina', room: 'stok', nama: 'Karantina', Icon: PackageX, urutan: 53 },
    { to: '/tarik-lot', room: 'stok', nama: 'Penarikan Lot', Icon: Siren, urutan: 54, peran: ['pesanan', 'gudang'] },
  ],
  columns: {
    alasan: { label: 'Alasan' },
    ditarik: { label: 'Ditarik', kind: 'time' },
    keputusan: { label: 'Keputusan', words: { layak: 'Layak jual', musnah: 'Dimusnahkan' } },
    sisih: { label: 'Di karantina' },
    surat: { label: 'Email kepada pembeli' },
  },
  tugas: {
    karantina: {
      nama: 'Barang karantina belum diputuskan',
      arti: 'Barang yang kembali, ditarik, atau hampir kedaluwarsa. Periksa, lalu jual lagi atau musnahkan.',
      tone: 'kuning',
      urutan: 58,
      links: toList('Lihat karantina', '/karantina'),
    },
  },
}

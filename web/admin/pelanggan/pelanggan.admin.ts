import { Contact } from 'lucide-react'
import { PELANGGAN } from '#contract/pelanggan/admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [{ to: '/pelanggan', room: 'pembeli', nama: 'Pembeli', Icon: Contact, urutan: 56 }],
  jejak: { pelanggan: 'Pembeli' },
  columns: {
    ...PELANGGAN,
    catatanPelanggan: { label: 'Catatan' },
    digabung: { label: 'Digabung dengan' },
    dipisah: { label: 'Dipisah dari' },
  },
  tugas: {
    mintaHapus: {
      nama: 'Pembeli minta dihapus',
      arti: 'Itu hak pembeli menurut UU Pelindungan Data Pribadi. Hapus akunnya setelah semua pesanannya selesai.',
      tone: 'kuning',
      urutan: 58,
      links: toList('Lihat pembeli', '/pelanggan?lihat=hapus'),
    },
  },
}

import { Contact } from 'lucide-react'
import { PELANGGAN } from '#contract/pelanggan/office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/pelanggan', kelompok: 'pelanggan', nama: 'Pembeli', Icon: Contact, urutan: 56 }],
  jejak: { pelanggan: 'Pembeli' },
  kolom: {
    ...PELANGGAN,
    catatanPelanggan: { label: 'Catatan' },
    digabung: { label: 'Digabung dengan' },
  },
  tugas: {
    mintaHapus: {
      nama: 'Pembeli minta dihapus',
      arti: 'Itu hak pembeli menurut UU Pelindungan Data Pribadi. Hapus akunnya setelah semua pesanannya selesai.',
      tone: 'kuning',
      urutan: 58,
      daftar: toDaftar('Lihat pembeli', '/pelanggan?lihat=hapus'),
    },
  },
}

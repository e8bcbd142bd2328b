import { Contact } from 'lucide-react'
import { PELANGGAN } from '#contract/pelanggan/office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [{ to: '/pelanggan', kelompok: 'pelanggan', nama: 'Pelanggan', Icon: Contact, urutan: 56 }],
  jejak: { pelanggan: 'Pelanggan' },
  kolom: {
    ...PELANGGAN,
    catatanPelanggan: { label: 'Catatan' },
    digabung: { label: 'Digabung dengan' },
  },
  tugas: {
    mintaHapus: {
      nama: 'Pelanggan minta dihapus',
      arti: 'Undang-undang Pelindungan Data Pribadi memberi mereka hak itu. Hapus akunnya setelah pesanannya selesai.',
      tone: 'kuning',
      urutan: 58,
      daftar: toDaftar('Lihat pelanggan', '/pelanggan?lihat=hapus'),
    },
  },
}

import { Contact, UsersRound } from 'lucide-react'
import { PELANGGAN } from '#contract/pelanggan/office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  menu: [
    { to: '/pelanggan', nama: 'Pelanggan', Icon: Contact, urutan: 56 },
    {
      to: '/grup-pelanggan',
      nama: 'Grup Pelanggan',
      Icon: UsersRound,
      urutan: 57,
      juga: ['/tambah-grup', '/edit-grup'],
    },
  ],
  jejak: { pelanggan: 'Pelanggan', 'grup-pelanggan': 'Grup pelanggan' },
  kolom: {
    ...PELANGGAN,
    persen: { label: 'Potongan', unit: '%' },
    hargaGrup: { label: 'Harga khusus' },
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

import { Boxes, Package, Tags } from 'lucide-react'
import { PAKET } from '#contract/katalog/paket-office.ts'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'

export const office: Office = {
  menu: [
    {
      to: '/kategori-produk',
      nama: 'Kategori Produk',
      Icon: Tags,
      urutan: 20,
      juga: ['/tambah-kategori', '/edit-kategori'],
    },
    {
      to: '/manajemen-produk',
      nama: 'Manajemen Produk',
      Icon: Boxes,
      urutan: 30,
      juga: ['/tambah-produk', '/edit-produk', '/impor-produk'],
    },
    {
      to: '/manajemen-paket',
      nama: 'Manajemen Paket',
      Icon: Package,
      urutan: 40,
      juga: ['/tambah-paket', '/edit-paket', '/urutan-paket'],
    },
  ],
  jejak: { kategori: 'Kategori', produk: 'Produk', paket: 'Paket' },
  kolom: { ...PAKET, ...PRODUK, kelas: { ...PRODUK.kelas, words: KELAS }, alasan: { label: 'Alasan' } },
  tugas: {
    stokMenipis: {
      nama: 'Stok menipis',
      arti: 'Stok pada atau di bawah batas yang Anda tetapkan.',
      tone: 'kuning',
      urutan: 50,
      daftar: toDaftar('Lihat produk', '/manajemen-produk?stok=menipis'),
    },
    paketPerluDiperiksa: {
      nama: 'Paket perlu diperiksa',
      arti: 'Isinya diarsipkan, perlu resep, atau mirip produk tetapi belum diikat.',
      tone: 'kuning',
      urutan: 55,
      daftar: toDaftar('Lihat paket', '/manajemen-paket?status=periksa'),
    },
  },
}

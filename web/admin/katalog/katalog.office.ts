import { Boxes, Package, Tags } from 'lucide-react'
import { PAKET } from '#contract/katalog/paket-office.ts'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { type Office, toDaftar } from '#web/admin/ui/office.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'

export const office: Office = {
  menu: [
    {
      to: '/kategori-produk',
      kelompok: 'utama',
      nama: 'Kategori Produk',
      Icon: Tags,
      urutan: 1,
      juga: ['/tambah-kategori', '/edit-kategori'],
    },
    {
      to: '/manajemen-produk',
      kelompok: 'utama',
      nama: 'Manajemen Produk',
      Icon: Boxes,
      urutan: 2,
      juga: ['/tambah-produk', '/edit-produk', '/impor-produk'],
    },
    {
      to: '/manajemen-paket',
      kelompok: 'utama',
      nama: 'Manajemen Paket',
      Icon: Package,
      urutan: 3,
      juga: ['/tambah-paket', '/edit-paket', '/urutan-paket'],
    },
  ],
  jejak: { kategori: 'Kategori', produk: 'Produk', paket: 'Paket' },
  kolom: { ...PAKET, ...PRODUK, kelas: { ...PRODUK.kelas, words: KELAS }, alasan: { label: 'Alasan' } },
  siap: {
    produk: {
      nama: 'Periksa produk dan harganya',
      arti: 'Katalog masih contoh dari awal: ganti nama, harga, dan stoknya dengan milik Anda.',
      urutan: 20,
      to: '/manajemen-produk',
    },
    nie: {
      nama: 'Cantumkan nomor pendaftaran obat',
      arti: 'Ada obat tanpa nomor pendaftaran.',
      urutan: 30,
      to: '/manajemen-produk?nie=kosong',
    },
  },
  tugas: {
    stokMenipis: {
      nama: 'Stok menipis',
      arti: 'Stok pada atau di bawah batas yang Anda tetapkan.',
      tone: 'kuning',
      urutan: 50,
      daftar: toDaftar('Lihat produk', '/manajemen-produk?stok=menipis'),
    },
    obatTanpaNie: {
      nama: 'Obat tanpa nomor pendaftaran tidak dijual',
      arti: 'Cantumkan nomor pada kemasannya, lalu obat dapat dibeli lagi.',
      tone: 'kuning',
      urutan: 45,
      daftar: toDaftar('Lihat obat', '/manajemen-produk?nie=kosong'),
    },
    paketPerluDiperiksa: {
      nama: 'Paket yang isinya harus diperiksa',
      arti: 'Isinya diarsipkan, perlu resep, atau disebut seperti produk atau obat tanpa diikat. Belum dapat dibeli sampai diperbaiki.',
      tone: 'kuning',
      urutan: 55,
      daftar: toDaftar('Lihat paket', '/manajemen-paket?status=periksa'),
    },
  },
}

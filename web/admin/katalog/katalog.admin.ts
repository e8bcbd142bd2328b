import { Boxes, Package, Tags } from 'lucide-react'
import { PAKET } from '#contract/katalog/paket-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/kategori-produk',
      room: 'kategori',
      nama: 'Kategori Produk',
      Icon: Tags,
      urutan: 1,
      also: ['/tambah-kategori', '/edit-kategori'],
    },
    {
      to: '/manajemen-produk',
      room: 'produk',
      nama: 'Produk',
      Icon: Boxes,
      urutan: 2,
      also: ['/tambah-produk', '/edit-produk', '/impor-produk', '/label-rak'],
    },
    {
      to: '/manajemen-paket',
      room: 'paket',
      nama: 'Paket',
      Icon: Package,
      urutan: 3,
      also: ['/tambah-paket', '/edit-paket', '/urutan-paket'],
    },
  ],
  jejak: { kategori: 'Kategori', produk: 'Produk', paket: 'Paket' },
  columns: {
    ...PAKET,
    ...PRODUK,
    kelas: { ...PRODUK.kelas, words: KELAS },
    alasan: { label: 'Alasan' },
    ukuran_lain: { label: 'Ukuran lain' },
  },
  setup: {
    produk: {
      nama: 'Isi produk dan harganya',
      arti: 'Katalog masih kosong atau berisi contoh. Isi nama, harga, dan stok produk Anda.',
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
      arti: 'Stok sudah mencapai batas yang Anda tetapkan. Beli lagi.',
      tone: 'kuning',
      urutan: 50,
      links: toList('Lihat produk', '/manajemen-produk?stok=menipis'),
    },
    obatTanpaNie: {
      nama: 'Obat tanpa nomor pendaftaran tidak dijual',
      arti: 'Isi nomor dari kemasannya supaya obat bisa dijual lagi.',
      tone: 'kuning',
      urutan: 45,
      links: toList('Lihat obat', '/manajemen-produk?nie=kosong'),
    },
    paketPerluDiperiksa: {
      nama: 'Paket perlu diperiksa',
      arti: 'Ada isi yang diarsipkan, perlu resep, atau belum dipilih produknya. Paket tidak bisa dibeli sampai diperbaiki.',
      tone: 'kuning',
      urutan: 55,
      links: toList('Lihat paket', '/manajemen-paket?status=periksa'),
    },
  },
}

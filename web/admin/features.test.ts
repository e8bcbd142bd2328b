import { expect, test } from 'vitest'
import type { Column } from '#contract/columns.ts'
import { PAKET } from '#contract/katalog/paket-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { ARTIKEL } from '#contract/konten/admin.ts'
import { METODE } from '#contract/pembayaran/metode-admin.ts'
import { READINESS_STEPS } from '#contract/pengaturan/readiness-admin.ts'
import { PENGGUNA } from '#contract/pengguna/admin.ts'
import { PENGIRIMAN } from '#contract/pengiriman/admin.ts'
import { ADMIN_FEATURES } from './features.ts'
import { columnsOf, fieldName, formatValue } from './jejak/jejak-words.ts'

const columns = columnsOf(ADMIN_FEATURES)

test.each([
  ['harga', 'Harga', 129000, 'Rp 129.000'],
  ['dana', 'Dana', 5000, 'Rp 5.000'],
  ['cara', 'Cara', 'manual', 'Transfer sendiri'],
  ['status_pembayaran', 'Pembayaran', 'cancelled', 'Dibatalkan'],
  ['masa_henti', 'Masa henti', 14, '14 hari'],
  ['masa_henti', 'Masa henti', null, '(kosong)'],
  ['kelas', 'Untuk masalah', ['B', 'P'], 'Bakteri, Parasit'],
  ['kelas', 'Untuk masalah', [], '(kosong)'],
  ['penyakit', 'Penyakit terkait', ['bintik-putih', 'vnn'], 'bintik putih, VNN'],
  ['produkIds', 'Produk', ['Peroksida'], 'Peroksida'],
  ['status', 'Status', 'published', 'Terbit'],
  ['kode', 'Kode', 'other_qris', 'QRIS'],
  ['kode', 'Kode', 'express', 'express'],
  ['terbit', 'Tanggal terbit', '2026-11-20T20:00:00.000Z', '21 November 2026, 03.00 WIB'],
  ['gambar', 'Gambar', 'b83c0912.webp', 'gambar lain'],
  ['title', 'Nama paket', 'Paket Air', 'Paket Air'],
  ['aktif', 'Aktif', false, 'tidak'],
  ['deskripsi', 'Deskripsi', 'x'.repeat(130), `${'x'.repeat(120)}…`],
  ['sesuatu', 'sesuatu', { a: 1 }, '{"a":1}'],
])('the trail writes %s as %s: %j is %s', (field, name, value, text) => {
  expect([fieldName(columns, field), formatValue(columns, field, value)]).toEqual([name, text])
})

test.each([PRODUK, PAKET, ARTIKEL, PENGGUNA, METODE, PENGIRIMAN])('the trail has the words of every table', (table) => {
  const labels = Object.entries<Column>(table).flatMap(([name, { label }]) => (label ? [[name, label]] : []))
  // A package's `deskripsi` is 'Keterangan', because the specification calls its contents 'Deskripsi'.
  const shared = labels.filter(([name, label]) => name !== 'deskripsi' || label !== 'Keterangan')
  expect(shared.map(([name = '']) => [name, fieldName(columns, name)])).toEqual(shared)
})

test('every step of a new shop has its texts', () => {
  expect(ADMIN_FEATURES.flatMap(({ setup = {} }) => Object.keys(setup)).toSorted()).toEqual(READINESS_STEPS.toSorted())
})

test('pending work is sorted by urgency, and leads to the list with it', () => {
  const cards = ADMIN_FEATURES.flatMap(({ tugas = {} }) => Object.entries(tugas))
  const list = cards
    .toSorted(([, a], [, b]) => a.urutan - b.urutan)
    .map(([name, { tone, tanpa = '', links }]) => [name, tone, ...links(2).map(({ to }) => to), tanpa].join(' ').trim())
  expect(list).toEqual([
    'kejadianPenting merah /ringkasan-keamanan?tingkat=penting',
    'adminDitebak merah /catatan-keamanan?jenis=login-gagal&siapa=admin',
    'bukuTidakCocok kuning /kesehatan-toko',
    'kabarMeta kuning /templat-whatsapp',
    'keluhanLewat merah /daftar-keluhan?status=menunggu',
    'lunasTanpaStok merah /daftar-pesanan?jenis=satuan&lihat=tanpa-stok /daftar-pesanan?jenis=paketan&lihat=tanpa-stok',
    'resepMendesak merah /daftar-resep?status=menunggu',
    'ongkirMenunggu merah /daftar-pesanan?jenis=satuan&lihat=ongkir /daftar-pesanan?jenis=paketan&lihat=ongkir',
    'resepMenunggu kuning /daftar-resep?status=menunggu',
    'keluhanMenunggu kuning /daftar-keluhan?status=menunggu',
    'zatMenunggu kuning /penilaian-zat',
    'percakapanBaru kuning /percakapan-whatsapp?status=belum',
    'titipan merah /uang-titipan',
    'barangDitunggu merah /barang-masuk',
    'setoranBeda merah /setoran?periksa=belum',
    'midtransBeda merah /cocok-midtrans?beda=ya',
    'pembayaranMeragukan merah /daftar-pesanan?jenis=satuan&lihat=meragukan /daftar-pesanan?jenis=paketan&lihat=meragukan',
    'persetujuan kuning /persetujuan',
    'suratGagal merah /daftar-surat?status=gagal',
    'menungguKemas kuning /kemas-pesanan /daftar-pesanan',
    'perluDiproses kuning /daftar-pesanan?jenis=satuan&pembayaran=success&status=Menunggu+Respon /daftar-pesanan?jenis=paketan&pembayaran=success&status=Menunggu+Respon',
    'returDitunggu kuning /pesanan-semua?lihat=retur',
    'laporanBaru kuning /laporan-pengguna?status=belum',
    'ulasanMenunggu kuning /ulasan-pembeli?status=menunggu',
    'lotTerlaluDekat kuning /lot?keadaan=disisihkan',
    'obatTanpaNie kuning /manajemen-produk?nie=kosong',
    'lotKedaluwarsa kuning /lot?kedaluwarsa=30 /lot?kedaluwarsa=60 /lot?kedaluwarsa=90',
    'stokMenipis kuning /manajemen-produk?stok=menipis',
    'suratTertunda kuning /daftar-surat?status=tertunda',
    'paketPerluDiperiksa kuning /manajemen-paket?status=periksa',
    'tanpaPembawa kuning /metode-pengiriman',
    'jalurDitebak kuning /metode-pengiriman',
    'lotTanpaNomor abu /lot?keadaan=tanpa-nomor',
    'karantina kuning /karantina',
    'mintaHapus kuning /pelanggan?lihat=hapus',
    'habisHariIni abu /daftar-pesanan?jenis=satuan&lihat=habis /daftar-pesanan?jenis=paketan&lihat=habis',
  ])
})

test('pending work in several lists has the count of each', () => {
  const { lunasTanpaStok, lotKedaluwarsa } = Object.assign({}, ...ADMIN_FEATURES.map(({ tugas }) => tugas))
  const counts = (links: { count: number }[]) => links.map(({ count }) => count)
  expect(counts(lunasTanpaStok.links({ satuan: 2, paketan: 3 }))).toEqual([2, 3])
  expect(counts(lotKedaluwarsa.links({ 30: 1, 60: 4 }))).toEqual([1, 4, 0])
})

test('the rooms of the office and their lists have an order', () => {
  const menu = ADMIN_FEATURES.flatMap(({ menu = [] }) => menu).toSorted((a, b) => a.urutan - b.urutan)
  const rooms = [...Map.groupBy(menu, ({ room }) => room)].map(([room, lists]) =>
    [`${room}:`, ...lists.map(({ to }) => to)].join(' '),
  )
  expect(rooms).toEqual([
    'kategori: /kategori-produk',
    'produk: /manajemen-produk /penilaian-zat',
    'paket: /manajemen-paket',
    'pesanan: /daftar-pesanan /kemas-pesanan /persetujuan /daftar-keluhan /stok-ditahan /daftar-resep',
    'metode: /metode-pembayaran',
    'isi: /manajemen-artikel /kata-pencarian /pencarian-kosong /direktori /atur-beranda /kaitan-penyakit /catatan-penyakit',
    'pesan: /laporan-pengguna /percakapan-whatsapp /ulasan-pembeli',
    'orang: /manajemen-user /ringkasan-keamanan /jejak-perubahan /keamanan-akun /perangkat-kantor',
    'dasbor: /dasbor-admin',
    'stok: /lot /barang-masuk /opname /isi-ulang /pembelian /pemasok /karantina /tarik-lot',
    'pembeli: /pelanggan /grup-pelanggan /voucher',
    'uang: /keuangan /setoran /belum-disetor /cocok-midtrans /laba-lot /uang-titipan /laporan-toko',
    'pengiriman: /metode-pengiriman /tarif-ongkir',
    'toko: /pengaturan-toko /naskah-hukum /email-midtrans /teks-pesan /templat-whatsapp /daftar-surat /kesehatan-toko /laporan-peramban',
  ])
})

import { ANSWER_WORKDAYS, KELUHAN_HARI } from '#contract/keluhan/limits.ts'
import type { Toko } from '#contract/pengaturan/endpoints.ts'
import { TOKO_NAME } from '#web/lib/settings.ts'
import { sellerSentence } from './seller.ts'

/** Sections that are the same for every seller. */
const RULES = `## 2. Akun

Untuk memesan Anda perlu akun dengan nama, email, dan nomor HP yang benar. Jaga kata sandi Anda. Pesanan yang dibuat dengan akun Anda dianggap pesanan Anda, kecuali Anda segera memberi tahu kami bahwa akun dipakai orang lain. Anda harus cakap menurut hukum untuk membuat perjanjian, atau didampingi wali.

## 3. Harga dan pesanan

Harga ditulis dalam rupiah. Ongkir dan total terlihat sebelum Anda membayar. Jika harga atau ongkir berubah sebelum pesanan dibuat, Anda diberi tahu dan pesanan tidak diteruskan dengan harga lama.

Perjanjian jual beli terjadi setelah pesanan dibuat dan pembayarannya diterima. Harga dan alamat disalin ke dalam pesanan, sehingga perubahan di kemudian hari tidak mengubah pesanan yang sudah ada.

## 4. Stok dan batas bayar

Saat pesanan dibuat, stoknya kami simpan untuk Anda sampai batas bayar. Jika belum dibayar sampai batas itu, pesanan otomatis batal. Jika pembayaran masuk setelah pesanan batal, pesanan kami teruskan selama stok masih ada. Jika stok habis, uang Anda dikembalikan.

## 5. Pembayaran

Pembayaran diproses oleh Midtrans, penyedia jasa pembayaran. Cara bayar yang tersedia tampil di jendela pembayarannya. Kami tidak menerima dan tidak menyimpan nomor kartu Anda. Pesanan dianggap lunas setelah Midtrans memastikannya, bukan karena tangkapan layar atau bukti transfer saja.

Jika di bagian atas halaman tertulis bahwa pembayaran adalah simulasi, tidak ada uang sungguhan yang berpindah dan tidak ada barang yang dikirim.

## 6. Obat dengan resep

Obat keras hanya boleh dipakai dengan resep dokter hewan. Untuk membelinya, ajukan foto atau PDF resepnya. Pesanan baru bisa dibayar setelah resepnya kami setujui, maksimal sejumlah yang disetujui. Jika resepnya ditolak atau belum diputuskan dalam 48 jam, pesanan otomatis batal tanpa biaya. Penggunaan obat ikan mengikuti peraturan yang berlaku, termasuk Permen KP Nomor 19 Tahun 2024 tentang Obat Ikan.

Anda bertanggung jawab memakai produk sesuai label, mematuhi masa henti (jeda obat sebelum panen), dan mencatat pemakaiannya. Periksa nomor pendaftaran pada kemasan. Jangan memakai produk yang kemasannya rusak atau kedaluwarsa.

## 7. Pengiriman

Pesanan dikirim ke alamat yang Anda pilih, dengan cara kirim yang Anda pilih. Waktu tiba hanya perkiraan; kiriman bisa terlambat karena cuaca atau jarak ke keramba. Barang tertentu, seperti bahan pengoksidasi (bisa memicu api), hanya bisa dikirim lewat darat atau laut. Risiko atas barang berpindah kepada Anda setelah barang diterima.

## 8. Pembatalan

Pesanan yang belum dibayar bisa Anda batalkan dengan tombol Batalkan di detail pesanan. Pesanan juga batal jika jendela pembayaran ditutup sebelum cara bayar dipilih, atau jika batas bayar lewat. Untuk membatalkan pesanan yang sudah dibayar, hubungi kami sebelum barang diserahkan kepada kurir.

Jika kami tidak bisa memenuhi pesanan yang sudah dibayar, kami memberi tahu Anda dan mengembalikan seluruh uangnya.

## 9. Keluhan dan pengembalian

Periksa barang saat diterima. Sampaikan keluhan paling lambat ${KELUHAN_HARI} hari setelahnya, dengan foto, lewat tombol Ajukan Keluhan di detail pesanan. Kami menjawab paling lambat ${ANSWER_WORKDAYS} hari kerja.

Anda berhak atas penggantian barang atau pengembalian uang jika:

- barang salah, kurang, atau rusak saat tiba
- kemasan bocor atau segel terbuka saat tiba
- barang sudah kedaluwarsa saat diterima

Ongkir pengembalian dalam hal ini kami tanggung. Demi keamanan, obat, bahan kimia, dan pakan yang segelnya sudah dibuka tidak bisa dikembalikan karena berubah pikiran. Pengembalian uang diproses melalui cara bayar semula jika memungkinkan, paling lambat 14 hari kerja setelah disetujui.

Hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen tetap berlaku.

## 10. Informasi kesehatan ikan

Halaman penyakit dan artikel di situs ini adalah informasi umum. Isinya bukan diagnosis, bukan resep, dan tidak menggantikan pemeriksaan dokter hewan atau petugas kesehatan ikan.

## 11. Tanggung jawab

Kami bertanggung jawab atas barang yang tidak sesuai dengan keterangannya dan atas kesalahan kami. Kami tidak bertanggung jawab atas kerugian karena produk dipakai berlawanan dengan label, tanpa resep yang diwajibkan, atau dicampur dengan bahan lain. Tidak ada bagian dari syarat ini yang mengurangi tanggung jawab yang menurut hukum tidak boleh dikurangi.

## 12. Hukum dan penyelesaian

Syarat ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dengan musyawarah dulu. Jika tidak berhasil, Anda bisa menempuh Badan Penyelesaian Sengketa Konsumen atau pengadilan yang berwenang.

## 13. Perubahan

Jika syarat ini berubah, naskah yang baru dimuat di halaman ini. Untuk pesanan Anda berlaku naskah pada saat pesanan dibuat.`

/** Returns the default terms, in force until the owner publishes others. */
export const terms = (toko: Toko | null) => `
Syarat ini berlaku saat Anda memakai situs ${toko?.nama_toko ?? TOKO_NAME} dan memesan produk di dalamnya. Dengan membuat pesanan, Anda menyetujui syarat ini. Baca dulu sebelum membayar.

## 1. Penjual

${sellerSentence(toko) ?? EXAMPLE_SELLER}

${RULES}`

const EXAMPLE_SELLER =
  'Penjual adalah pengelola toko KerapuSehat. Alamat, nomor telepon, dan email penjual tertulis di bagian Kontak pada kaki setiap halaman. Data di sana masih contoh; pemilik toko mengisinya dengan nama usaha, nomor induk berusaha, dan alamat yang sebenarnya sebelum toko dibuka.'

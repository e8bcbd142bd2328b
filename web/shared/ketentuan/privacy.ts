import { FOTO_KEEP_HARI } from '#contract/keluhan/limits.ts'
import { LAPORAN_KEEP_HARI } from '#contract/kontak/limits.ts'
import type { Toko } from '#contract/pengaturan/endpoints.ts'
import { PERCAKAPAN_KEEP_HARI } from '#contract/percakapan/limits.ts'
import { TOKO_NAME } from '#web/lib/settings.ts'
import { sellerSentence } from './seller.ts'

/** Sections that are the same for every shop. */
const RULES = `## 2. Data yang kami simpan

- data akun: nama, email, nomor HP, buku alamat dengan nama dan nomor penerimanya, dan foto profil jika Anda mengunggahnya
- kata sandi, hanya dalam bentuk acak yang tidak bisa dibaca kembali
- pesanan: barang, jumlah, harga, alamat kirim, catatan, dan status pembayaran
- keterangan dari penyedia pembayaran tentang status dan cara bayar
- pesan, keluhan, dan foto yang Anda kirim kepada kami
- catatan teknis, misalnya alamat IP saat login gagal, untuk menahan penyalahgunaan

Kami tidak meminta nomor kartu, PIN, atau kata sandi bank. Anda mengisinya di halaman penyedia pembayaran jika diperlukan.

## 3. Untuk apa dan atas dasar apa

- memenuhi pesanan dan mengirim barang: pelaksanaan perjanjian dengan Anda
- memproses pembayaran dan pengembalian uang: pelaksanaan perjanjian
- menyimpan bukti transaksi: kewajiban hukum
- menjaga keamanan akun dan situs: kepentingan yang sah
- kabar dan penawaran lewat email: persetujuan Anda, yang bisa dibatalkan kapan saja

## 4. Siapa yang menerima data

- Midtrans, untuk memproses pembayaran: nomor pesanan, barang, jumlah uang, nama, dan nomor HP
- jasa kirim: nama, nomor HP, dan alamat tujuan
- penyedia server dan email yang bekerja atas perintah kami
- pihak berwenang, jika diwajibkan oleh hukum

Kami tidak menjual data Anda. Jika data diproses di luar Indonesia, kami memastikan perlindungan yang setara atau meminta persetujuan Anda.

## 5. Penyimpanan di browser

Situs ini memakai penyimpanan lokal browser dan cookie untuk sesi login dan, jika Anda memilihnya, email yang diingat. Data itu tetap di perangkat Anda sampai Anda keluar atau menghapusnya. Satu cookie lain mengenali perangkat Anda, maksimal 400 hari, supaya kami bisa memberi tahu Anda jika akun Anda dipakai dari perangkat baru. Kami tidak memasang pelacak iklan.

Jendela pembayaran Midtrans bisa memakai cookie menurut kebijakannya sendiri.

## 6. Berapa lama disimpan

Data akun disimpan selama akun ada. Data pesanan disimpan selama diwajibkan oleh peraturan pembukuan dan perpajakan. Setelah itu data dihapus atau dibuat anonim. Jika akun dihapus, nama dan kontak Anda dihapus dari pesanan, sedangkan catatan transaksinya tetap disimpan.

Resep dokter hewan yang Anda ajukan hanya dilihat dokter hewan dan petugas toko yang memeriksanya. Berkasnya dihapus lima tahun setelah terakhir dipakai membeli, atau 90 hari setelah ditolak atau berakhir tanpa dipakai.

Foto keluhan hanya dilihat Anda dan petugas toko, dan dihapus ${FOTO_KEEP_HARI} hari setelah keluhannya selesai. Pesan dari halaman Kontak dihapus ${LAPORAN_KEEP_HARI} hari setelah ditangani, dan fotonya 90 hari setelah ditangani. Percakapan WhatsApp dengan toko dihapus ${PERCAKAPAN_KEEP_HARI} hari setelah pesan terakhirnya.

Buku obat hanya ditampilkan kepada Anda sendiri. Catatannya disimpan di toko, dan di perangkat Anda sampai Anda keluar. Jika akun dihapus, seluruh buku ikut dihapus.

## 7. Hak Anda

Menurut UU 27/2022 Anda berhak:

- tahu untuk apa data Anda dipakai
- melihat dan memperoleh salinannya
- memperbaiki data yang salah atau kurang
- meminta pemrosesan dihentikan dan data dihapus
- menarik persetujuan
- menunda atau membatasi pemrosesan
- menolak keputusan yang hanya dibuat secara otomatis
- meminta data dalam bentuk yang bisa dibaca sistem lain
- mengajukan keberatan dan menuntut ganti rugi menurut hukum

Unduh salinan data Anda, atau minta data dihapus, di Pengaturan Akun bagian Data Saya. Permintaan lain kirim melalui kontak di kaki halaman. Kami menanggapi permintaan akses, perbaikan, dan penarikan persetujuan paling lambat 3 × 24 jam sejak diterima. Kami bisa meminta bukti bahwa Anda pemilik datanya.

## 8. Keamanan

Kata sandi dan sesi disimpan dalam bentuk yang tidak bisa dibaca kembali. Hanya petugas yang memerlukan data untuk pekerjaannya yang bisa membukanya. Jika terjadi kegagalan pelindungan data, kami memberi tahu Anda dan lembaga yang berwenang paling lambat 3 × 24 jam.

## 9. Anak

Situs ini ditujukan bagi orang dewasa. Data anak hanya diproses dengan persetujuan orang tua atau wali.

## 10. Perubahan dan pertanyaan

Jika kebijakan ini berubah, naskah yang baru dimuat di halaman ini. Pertanyaan dan keluhan bisa disampaikan melalui kontak di kaki halaman, atau kepada lembaga pelindungan data pribadi yang ditetapkan pemerintah.`

/** Returns the default privacy policy, in force until the owner publishes another. */
export const privacy = (toko: Toko | null) => `
Kebijakan ini menjelaskan data apa yang ${toko?.nama_toko ?? TOKO_NAME} simpan, untuk apa, dan apa hak Anda. Dasarnya adalah Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.

## 1. Pengendali data

${dataController(toko)}

${RULES}`

function dataController(toko: Toko | null): string {
  const seller = sellerSentence(toko)
  return seller ? `Pengendali data adalah penjual:\n\n${seller}` : EXAMPLE_CONTROLLER
}

const EXAMPLE_CONTROLLER =
  'Pengendali data adalah pengelola toko KerapuSehat. Alamat dan emailnya tertulis di bagian Kontak pada kaki setiap halaman; data di sana masih contoh sampai diisi oleh pemilik toko.'

/** Pages of this site that the search can find, with their search words. */
export const HALAMAN = [
  {
    alamat: '/layanan/cek-gejala',
    nama: 'Cek gejala ikan sakit',
    keterangan: 'Tandai yang terlihat, lalu lihat kemungkinan penyebab dan langkah pertama.',
    kata: 'cek gejala tanda ikan sakit mati mendadak tidak tahu penyakit apa periksa mulai dari mana',
  },
  {
    alamat: '/layanan/kalkulator-dosis',
    nama: 'Kalkulator dosis',
    keterangan: 'Hitung volume bak dan takaran produk untuk rendam atau campuran pakan.',
    kata: 'hitung menghitung dosis takaran ukuran ppm gram mililiter kubik volume bak rendam campur pakan',
  },
  {
    alamat: '/layanan/siapa-dihubungi',
    nama: 'Siapa yang dihubungi',
    keterangan: 'Posikandu, dinas perikanan, laboratorium, dan karantina menurut provinsi.',
    kata: 'lapor wabah dinas perikanan posikandu karantina laboratorium uji pcr kirim contoh sampel dokter hewan penyuluh telepon nomor',
  },
  {
    alamat: '/akun/buku-obat',
    nama: 'Buku obat',
    keterangan: 'Catat obat, kematian, dan mutu air per keramba, dan lihat kapan aman dipanen.',
    kata: 'catat catatan buku obat masa henti aman panen jadwal ulang pengingat',
  },
  {
    alamat: '/resep-saya',
    nama: 'Resep dokter hewan',
    keterangan: 'Kirim resep untuk membeli obat keras, dan lihat keputusannya.',
    kata: 'resep dokter hewan obat keras kirim unggah',
  },
  {
    alamat: '/riwayat-pembayaran',
    nama: 'Pesanan dan pembayaran saya',
    keterangan: 'Lihat pesanan, cara membayar, dan nomor resi.',
    kata: 'pesanan saya status pembayaran bayar resi kiriman riwayat nota',
  },
  {
    alamat: '/layanan/air',
    nama: 'Air & lingkungan',
    keterangan: 'Ikan megap-megap serentak, air berubah warna, hujan besar: apa yang dikerjakan dulu.',
    kata: 'mutu air kualitas lingkungan megap megap kurang oksigen air berubah warna hujan suhu salinitas ph amonia arus',
  },
  {
    alamat: '/penyakit-ikan',
    nama: 'Penyakit umum ikan kerapu',
    keterangan: 'Daftar penyakit menurut kelompok, satu kalimat untuk setiap penyakit.',
    kata: 'daftar semua macam kelompok umum',
  },
  {
    alamat: '/kontak',
    nama: 'Tulis kepada toko',
    keterangan: 'Pertanyaan atau keluhan tentang pesanan dan produk.',
    kata: 'kontak hubungi toko keluhan komplain tanya admin alamat whatsapp',
  },
  {
    alamat: '/layanan/detail/1',
    nama: 'Penyakit bakteri',
    keterangan: 'Luka merah, sirip geripis, dan borok.',
    kata: 'bakteri infeksi borok luka merah',
  },
  {
    alamat: '/layanan/detail/2',
    nama: 'Penyakit jamur',
    keterangan: 'Gumpalan seperti kapas pada luka atau telur, dan pakan lembap.',
    kata: 'jamur kapas fungus',
  },
  {
    alamat: '/layanan/detail/3',
    nama: 'Penyakit virus',
    keterangan: 'VNN dan iridovirus. Tidak ada obatnya; yang menolong adalah pencegahan.',
    kata: 'virus wabah menular',
  },
  {
    alamat: '/layanan/detail/4',
    nama: 'Penyakit parasit',
    keterangan: 'Bintik putih, cacing, lintah, dan kutu.',
    kata: 'parasit cacing kutu lintah protozoa',
  },
  {
    alamat: '/layanan/detail/5',
    nama: 'Gangguan gizi',
    keterangan: 'Tulang bengkok, hati berlemak, dan ikan limbung yang asalnya dari pakan.',
    kata: 'gizi nutrisi kekurangan vitamin pakan',
  },
] as const

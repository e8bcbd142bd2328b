import { z } from 'zod'

/** Every expected failure: HTTP status and message for the user. `{name}` in a message is filled from the error's details. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, message: 'Ada isian yang belum benar. Periksa lagi isian Anda.' },
  MALFORMED_REQUEST: { status: 400, message: 'Isian tidak terbaca. Muat ulang halaman, lalu coba lagi.' },
  HEADER_TOO_LARGE: { status: 431, message: 'Halaman gagal dibuka. Hapus cookie situs ini, lalu coba lagi.' },
  REQUEST_TOO_SLOW: { status: 408, message: 'Koneksi internet terlalu lambat. Silakan coba lagi.' },
  BODY_TOO_LARGE: { status: 413, message: 'Isian atau berkas terlalu besar. Perkecil, lalu kirim lagi.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'Jenis berkas ini tidak diterima. Pilih jenis lain, lalu kirim lagi.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Sesi Anda telah berakhir. Silakan login kembali.' },
  FORBIDDEN: { status: 403, message: 'Akses ditolak. Silakan login kembali.' },
  BUKAN_BAGIAN_ANDA: {
    status: 403,
    message: 'Anda tidak punya akses ke bagian ini. Jika perlu, minta pemilik toko mengubah peran Anda.',
  },
  NOT_FOUND: { status: 404, message: 'Halaman atau isinya tidak ditemukan. Muat ulang, atau kembali ke Beranda.' },
  INTERNAL: { status: 500, message: 'Terjadi kesalahan pada server. Silakan coba lagi. (Kode: {id})' },
  TERLALU_RAMAI: { status: 429, message: 'Toko sedang ramai. Tunggu beberapa detik, lalu coba lagi.' },
  TERLALU_SERING: {
    status: 429,
    message: 'Terlalu banyak percobaan dari jaringan internet Anda. Coba lagi dalam {menit} menit.',
  },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Toko sedang sibuk. Tunggu sebentar, lalu coba lagi.' },
  RUANG_HABIS: {
    status: 503,
    message: 'Ruang penyimpanan toko sedang penuh. Tidak ada yang diubah. Coba lagi beberapa saat lagi.',
  },

  PUSH_TIDAK_DIKENAL: {
    status: 422,
    message: 'Notifikasi belum bisa dikirim ke browser ini. Pakai Chrome, Firefox, Edge, atau Safari.',
  },
  PERANGKAT_TIDAK_ADA: {
    status: 404,
    message: 'Perangkat ini sudah tidak terdaftar. Muat ulang halaman ini.',
  },

  ISIAN_BENTROK: {
    status: 409,
    message: 'Sebagian isian baru saja diubah orang lain. Pilih isian yang dipakai, lalu simpan lagi.',
  },
  DATA_BERUBAH: {
    status: 409,
    message: 'Isinya baru saja diubah orang lain, jadi belum dihapus. Periksa dulu perubahannya.',
  },

  GAMBAR_TIDAK_DAPAT_DIBACA: { status: 400, message: 'Gambar tidak bisa dibaca. Pilih foto JPG, PNG, atau WebP.' },
  GAMBAR_TERLALU_LUAS: {
    status: 400,
    message: 'Resolusi foto terlalu besar (maksimal 40 megapiksel). Perkecil, lalu unggah lagi.',
  },
  GAMBAR_DARI_LUAR: {
    status: 400,
    message: 'Gambar dari situs lain tidak bisa dipakai. Unggah gambarnya sebagai berkas JPG atau PNG.',
  },
  UNGGAHAN_TERLALU_SERING: { status: 429, message: 'Terlalu banyak gambar diunggah. Silakan coba lagi satu jam lagi.' },
  GAMBAR_TIDAK_TERSIMPAN: {
    status: 503,
    message: 'Gambar tidak bisa disimpan saat ini. Tidak ada yang diubah. Silakan coba lagi nanti.',
  },
  BERKAS_TIDAK_TERJANGKAU: {
    status: 503,
    message: 'Gambar dan berkas toko sedang tidak bisa dibuka. Silakan coba lagi sebentar lagi.',
  },

  LOGIN_SALAH: { status: 401, message: 'Email atau kata sandi salah. Periksa, lalu coba lagi.' },
  LOGIN_TERLALU_SERING: { status: 429, message: 'Terlalu banyak percobaan login. Coba lagi dalam {menit} menit.' },
  BUTUH_KODE: { status: 401, message: 'Masukkan kode dari aplikasi autentikator Anda.' },
  KODE_SALAH: { status: 401, message: 'Kode salah atau sudah pernah dipakai. Tunggu kode berikutnya, lalu masukkan.' },
  KODE_TIDAK_COCOK: {
    status: 422,
    message: 'Kode salah atau sudah tidak berlaku. Periksa lagi, atau minta kode baru.',
  },
  KODE_TERLALU_SERING: { status: 429, message: 'Kode belum bisa diminta lagi. Tunggu {menit} menit.' },
  KODE_WA_GAGAL: {
    status: 422,
    message:
      'Kode belum bisa dikirim ke nomor ini. Periksa nomornya, atau hubungkan dengan mengirim pesan dari WhatsApp.',
  },
  PERLU_BUKTI: {
    status: 403,
    message: 'Demi keamanan, masukkan kata sandi atau kode Anda sekali lagi. Belum ada yang diubah.',
  },
  PERLU_ALASAN: {
    status: 403,
    message: 'Nilainya {rupiah}, jadi tuliskan alasannya. Belum ada yang diubah.',
  },
  MENUNGGU_PERSETUJUAN: {
    status: 409,
    message:
      'Nilainya {rupiah}, jadi menunggu persetujuan orang lain. Pengajuan Anda sudah dikirim, dan belum ada yang diubah.',
  },
  PERLU_PEMILIK: {
    status: 403,
    message: 'Nilainya {rupiah}. Berkas seperti ini hanya bisa disimpan pemilik toko. Belum ada yang diubah.',
  },
  PERSETUJUAN_TIDAK_ADA: { status: 404, message: 'Pengajuan ini tidak ditemukan. Lihat lagi daftarnya.' },
  PERSETUJUAN_SELESAI: { status: 409, message: 'Pengajuan ini sudah diputuskan. Muat ulang halaman.' },
  PERSETUJUAN_SENDIRI: {
    status: 403,
    message: 'Pengajuan Anda sendiri harus disetujui orang lain. Minta rekan Anda membukanya.',
  },
  PERSETUJUAN_BERUBAH: {
    status: 409,
    message: 'Yang diminta sudah berubah sejak diajukan. Tolak pengajuan ini, lalu minta diajukan lagi.',
  },
  BUKTI_SALAH: { status: 400, message: 'Kata sandi atau kode salah. Periksa, lalu coba lagi.' },
  KODE_SUDAH_AKTIF: { status: 409, message: 'Kode dua langkah sudah aktif untuk akun ini. Muat ulang halaman.' },
  KODE_BELUM_AKTIF: {
    status: 409,
    message: 'Kode dua langkah belum aktif untuk akun ini. Aktifkan dulu, atau muat ulang halaman.',
  },
  PASSWORD_LAMA_SALAH: { status: 400, message: 'Kata sandi lama salah. Coba lagi.' },
  PASSWORD_TERLALU_UMUM: {
    status: 400,
    message: 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain, misalnya tiga kata yang hanya Anda tahu.',
  },
  EMAIL_TERDAFTAR: { status: 409, message: 'Email sudah terdaftar' },
  EMAIL_BELUM_DIKONFIRMASI: {
    status: 409,
    message: 'Konfirmasi dulu email Anda lewat tautan yang kami kirim. Tautan baru ada di Pengaturan Akun.',
  },
  LOGIN_KUNCI_GAGAL: {
    status: 401,
    message: 'Kunci sandi ini tidak bisa dipakai untuk masuk. Coba lagi, atau masuk dengan kata sandi.',
  },
  KUNCI_SANDI_DITOLAK: {
    status: 400,
    message: 'Kunci sandi dari perangkat ini tidak bisa disimpan. Ulangi dari awal.',
  },
  KUNCI_SANDI_PENUH: { status: 409, message: 'Maksimal {jumlah} kunci sandi. Hapus yang tidak dipakai lagi.' },
  KUNCI_SANDI_TIDAK_ADA: { status: 404, message: 'Kunci sandi itu sudah dihapus. Muat ulang halaman.' },

  PENGGUNA_TIDAK_ADA: { status: 404, message: 'Pengguna tidak ditemukan. Lihat lagi daftarnya.' },
  ADMIN_TERAKHIR: {
    status: 409,
    message: 'Ini administrator terakhir. Jadikan pengguna lain administrator dulu.',
  },
  PESANAN_BERJALAN: {
    status: 409,
    message: 'Pengguna ini masih punya pesanan yang berjalan. Selesaikan dulu pesanan itu.',
  },
  SUDAH_DI_KANTOR: {
    status: 409,
    message: 'Email ini sudah dipakai akun admin toko. Ubah perannya di menu Pengguna.',
  },
  SUDAH_DIUNDANG: { status: 409, message: 'Email ini sudah diundang. Kirim lagi undangannya dari daftar.' },
  TOKO_TANPA_SURAT: {
    status: 409,
    message: 'Toko ini tidak mengirim email. Buat tautannya, lalu kirim sendiri.',
  },
  UNDANGAN_TIDAK_ADA: { status: 404, message: 'Undangan ini sudah dipakai atau dibatalkan. Lihat lagi daftarnya.' },
  UNDANGAN_TIDAK_BERLAKU: {
    status: 400,
    message: 'Undangan ini sudah dipakai, dibatalkan, atau lewat 24 jam. Minta pemilik toko mengirimnya lagi.',
  },
  AKUN_SENDIRI: {
    status: 409,
    message: 'Anda tidak bisa menghapus akun Anda sendiri. Minta administrator lain menghapusnya.',
  },

  TAUTAN_TIDAK_BERLAKU: { status: 400, message: 'Tautan ini sudah tidak berlaku. Minta tautan baru.' },
  TAUTAN_SUDAH_DIPAKAI: { status: 400, message: 'Tautan ini sudah dipakai. Minta tautan baru jika masih perlu.' },
  TAUTAN_TERLALU_SERING: {
    status: 429,
    message: 'Tautan sudah beberapa kali kami kirim. Periksa juga folder spam, atau coba lagi dalam {menit} menit.',
  },
  KONTAK_TERLALU_SERING: {
    status: 429,
    message: 'Terlalu banyak pesan dari alamat ini. Coba lagi dalam {menit} menit.',
  },

  SURAT_TIDAK_ADA: { status: 404, message: 'Email tidak ditemukan. Lihat lagi daftarnya.' },
  SURAT_TIDAK_GAGAL: {
    status: 409,
    message: 'Email ini sudah terkirim atau sedang menunggu giliran. Lihat lagi daftarnya.',
  },

  LAPORAN_TIDAK_ADA: { status: 404, message: 'Pesan tidak ditemukan. Lihat lagi daftarnya.' },

  FOTO_TIDAK_ADA: { status: 404, message: 'Foto tidak ditemukan. Unggah lagi jika perlu.' },
  KELUHAN_TIDAK_ADA: { status: 404, message: 'Keluhan tidak ditemukan. Muat ulang halaman.' },
  KELUHAN_TIDAK_BOLEH: { status: 409, message: '{sebab}' },
  KELUHAN_SUDAH_ADA: {
    status: 409,
    message: 'Keluhan untuk pesanan ini belum selesai. Tambahkan pesan di keluhan itu.',
  },
  KELUHAN_TERLALU_BANYAK: {
    status: 429,
    message: 'Sudah terlalu banyak keluhan atau pesan untuk pesanan ini. Hubungi kami lewat halaman Kontak.',
  },
  KELUHAN_SELESAI: { status: 409, message: 'Keluhan ini sudah selesai. Muat ulang, lalu lihat hasilnya.' },
  KELUHAN_BELUM_DIGANTI: {
    status: 409,
    message: 'Belum ada pesanan pengganti untuk keluhan ini. Buat dulu pesanan penggantinya.',
  },
  KELUHAN_BELUM_KEMBALI: {
    status: 409,
    message: 'Belum ada dana pesanan ini yang kembali sejak keluhan dibuat. Kembalikan dulu dananya.',
  },

  KATEGORI_TIDAK_ADA: { status: 404, message: 'Kategori tidak ditemukan. Muat ulang, lalu pilih kategori lain.' },
  KATEGORI_SUDAH_ADA: { status: 409, message: 'Nama kategori ini sudah ada. Pakai nama lain.' },
  KATEGORI_DIPAKAI: {
    status: 409,
    message: 'Kategori masih dipakai {jumlah} produk. Pindahkan dulu produknya ke kategori lain.',
  },
  PRODUK_TIDAK_ADA: { status: 404, message: 'Produk tidak ditemukan. Pilih produk lain dari daftar.' },
  STOK_SUDAH_DIKOREKSI: {
    status: 409,
    message: 'Stok produk ini baru saja dikoreksi. Muat ulang, lalu periksa lagi angkanya.',
  },
  STOK_KURANG_DARI_NOL: {
    status: 409,
    message: 'Stok tidak boleh kurang dari nol. Sekarang tersisa {sisa}; sisanya sudah dipesan. Periksa lagi angkanya.',
  },
  CSV_TIDAK_TERBACA: { status: 400, message: 'Berkas CSV tidak bisa dibaca: {sebab} Perbaiki, lalu unggah lagi.' },
  CSV_ADA_YANG_SALAH: {
    status: 400,
    message: 'Ada {jumlah} kesalahan di berkas itu. Tidak ada yang diubah. Perbaiki, lalu unggah lagi.',
  },
  KATALOG_BERUBAH: {
    status: 409,
    message: 'Katalog sudah berubah sejak berkas ini diperiksa. Tidak ada yang diubah. Periksa berkas sekali lagi.',
  },
  PAKET_TIDAK_ADA: { status: 404, message: 'Paket tidak ditemukan. Pilih paket lain dari daftar.' },
  TERKAIT_TIDAK_ADA: {
    status: 404,
    message: '{jenis} nomor {id} tidak ada lagi. Muat ulang halaman, lalu pilih lagi.',
  },
  ISI_PERLU_RESEP: {
    status: 422,
    message:
      'Isi “{nama}”: {produk} perlu resep dokter hewan, jadi tidak boleh ada di dalam paket. Hapus isi itu, atau pakai nama lain jika bukan obat.',
  },
  ZAT_TERLARANG: {
    status: 422,
    message:
      '{zat} {aturan} ({sumber}; periksa peraturan yang berlaku). Tidak ada yang disimpan. Hapus zat itu, lalu simpan lagi.',
  },
  ZAT_SUDAH_TERDAFTAR: { status: 409, message: '{zat} sudah ada dalam daftar zat. Muat ulang halaman ini.' },
  ZAT_PERLU_RESEP: {
    status: 422,
    message: '{zat} {aturan}. Pilih golongan “Obat keras”, lalu simpan lagi.',
  },
  ZAT_PERLU_DISADARI: {
    status: 422,
    message:
      'Tulisan ini menyebut {zat}, yang tidak boleh dipakai pada ikan konsumsi. Lanjutkan hanya jika tulisan ini tidak menganjurkannya.',
  },
  TAKARAN_PERLU_SETUJU: {
    status: 422,
    message: 'Catatan ini menyebut takaran: {takaran}. Hapus takarannya, atau pastikan sudah benar, lalu simpan lagi.',
  },
  ISI_MIRIP_PRODUK: {
    status: 422,
    message: 'Isi “{nama}” mirip produk {produk}. Ikat ke produk itu, atau tulis nama lain jika bukan produk itu.',
  },
  ULASAN_BELUM_BOLEH: {
    status: 409,
    message: 'Barang ini belum bisa diulas. Ulas barang dari pesanan Anda yang sudah selesai, kecuali obat resep.',
  },
  ULASAN_TIDAK_ADA: { status: 404, message: 'Ulasan itu sudah dihapus. Muat ulang halaman.' },
  ULASAN_BERUBAH: {
    status: 409,
    message: 'Ulasan ini baru saja diubah. Baca lagi isinya, lalu putuskan.',
  },
  STOK_MASIH_ADA: { status: 409, message: 'Produk ini sudah tersedia lagi. Muat ulang halaman untuk membelinya.' },
  KABAR_STOK_PENUH: {
    status: 409,
    message: 'Anda sudah menunggu kabar {jumlah} produk. Batalkan salah satunya di halaman Favorit, lalu coba lagi.',
  },
  URUTAN_PAKET_BERUBAH: {
    status: 409,
    message: 'Daftar paket sudah berubah. Muat ulang halaman, lalu susun urutannya lagi.',
  },
  GAMBAR_ARTIKEL_TIDAK_ADA: {
    status: 422,
    message: 'Ada gambar di dalam konten yang sudah dihapus dari toko. Hapus gambar itu, unggah lagi, lalu simpan.',
  },
  CADANGAN_DI_LUAR: {
    status: 409,
    message: 'Database toko ini diurus di luar. Minta cadangannya kepada pengelola server.',
  },
  CADANGAN_BELUM_ADA: { status: 404, message: 'Cadangan itu sudah dihapus. Buat lagi.' },
  KETENTUAN_TIDAK_ADA: { status: 404, message: 'Versi naskah itu tidak ditemukan. Lihat lagi daftarnya.' },
  KETENTUAN_SUDAH_ADA: {
    status: 409,
    message: 'Sudah ada naskah yang mulai berlaku pada tanggal itu. Pilih tanggal lain.',
  },
  KETENTUAN_TERLAMBAT: {
    status: 422,
    message: 'Naskah tidak bisa mulai berlaku sebelum hari ini. Pilih hari ini atau setelahnya.',
  },
  KETENTUAN_BERLAKU: { status: 409, message: 'Versi yang sudah berlaku tidak bisa dihapus. Terbitkan versi baru.' },
  ARTIKEL_TIDAK_ADA: { status: 404, message: 'Artikel tidak ditemukan. Pilih artikel lain dari daftar.' },
  PENYAKIT_TIDAK_ADA: {
    status: 404,
    message: 'Panduan penyakit itu tidak ditemukan. Pilih penyakit lain dari daftar.',
  },
  GAMBAR_TIDAK_ADA: { status: 404, message: 'Gambar tidak ditemukan. Unggah lagi jika perlu.' },
  SINONIM_TIDAK_ADA: { status: 404, message: 'Kata ini tidak ditemukan. Lihat lagi daftarnya.' },
  SINONIM_SUDAH_ADA: { status: 409, message: 'Kata ini sudah ada di daftar. Ubah yang sudah ada.' },
  DIREKTORI_TIDAK_ADA: { status: 404, message: 'Kontak ini sudah dihapus dari direktori. Lihat lagi daftarnya.' },
  PENGIRIMAN_TIDAK_ADA: { status: 404, message: 'Metode pengiriman tidak ditemukan. Muat ulang, lalu pilih lagi.' },
  PENGIRIMAN_SUDAH_ADA: { status: 409, message: 'Kode ini sudah dipakai metode lain. Pakai kode lain.' },
  TARIF_TIDAK_ADA: { status: 404, message: 'Tarif ongkir tidak ditemukan. Lihat lagi daftarnya.' },
  TARIF_SUDAH_ADA: { status: 409, message: 'Metode ini sudah punya tarif ke wilayah ini. Ubah tarif yang sudah ada.' },
  SETORAN_TIDAK_ADA: { status: 404, message: 'Baris setoran tidak ditemukan. Lihat lagi daftarnya.' },
  SETORAN_BERUBAH: {
    status: 409,
    message: 'Catatan setoran berubah sejak berkas ini diperiksa. Periksa lagi, lalu terapkan.',
  },
  TARIF_BERUBAH: {
    status: 409,
    message: 'Tarif ongkir berubah sejak berkas ini diperiksa. Periksa lagi, lalu terapkan.',
  },
  PENGIRIMAN_TERAKHIR: {
    status: 409,
    message: 'Ini metode pengiriman aktif yang terakhir. Aktifkan dulu metode lain.',
  },
  GABUNG_TIDAK_BOLEH: { status: 409, message: '{sebab}' },
  GRUP_TIDAK_ADA: { status: 404, message: 'Grup pembeli tidak ditemukan. Lihat lagi daftarnya.' },
  GRUP_SUDAH_ADA: { status: 409, message: 'Nama grup ini sudah ada. Pakai nama lain.' },
  VOUCHER_TIDAK_ADA: { status: 404, message: 'Voucher tidak ditemukan. Lihat lagi daftarnya.' },
  VOUCHER_SUDAH_ADA: { status: 409, message: 'Kode voucher ini sudah ada. Pakai kode lain.' },
  /** Every reason why a voucher code does not apply: `alasan` is a sentence, `sebab` a keyword for it. */
  VOUCHER_TIDAK_BERLAKU: { status: 422, message: '{alasan}' },
  DI_BAWAH_MODAL: {
    status: 422,
    message: 'Dengan harga ini {nama} dijual di bawah harga modal. Pastikan memang begitu, lalu simpan lagi.',
  },
  UKURAN_TIDAK_COCOK: { status: 409, message: 'Belum bisa menjadi ukuran satu produk. {sebab}' },
  METODE_TIDAK_ADA: { status: 404, message: 'Metode pembayaran tidak ditemukan. Lihat lagi daftarnya.' },
  METODE_SUDAH_ADA: { status: 409, message: 'Nama metode pembayaran ini sudah ada. Pakai nama lain.' },
  METODE_TERAKHIR: {
    status: 409,
    message: 'Ini metode pembayaran aktif yang terakhir. Aktifkan dulu metode lain.',
  },
  PESANAN_TIDAK_ADA: { status: 404, message: 'Pesanan tidak ditemukan. Lihat lagi daftarnya.' },

  PENGIRIMAN_TIDAK_COCOK: {
    status: 400,
    message: 'Cara kirim ini tidak bisa dipakai untuk pesanan Anda. Pilih cara kirim lain.',
  },
  PENGGUNA_LAIN: { status: 403, message: 'Anda masuk dengan akun lain. Silakan login ulang.' },
  ALAMAT_KOSONG: {
    status: 422,
    message: 'Alamat pengiriman belum lengkap. Isi dulu nama, nomor HP, dan alamat.',
  },
  ALAMAT_TIDAK_ADA: { status: 404, message: 'Alamat itu sudah dihapus dari buku alamat Anda. Pilih alamat lain.' },
  ALAMAT_PENUH: {
    status: 409,
    message: 'Buku alamat sudah penuh (20 alamat). Hapus dulu alamat yang tidak dipakai.',
  },
  ALAMAT_TIDAK_DAPAT_DIUBAH: {
    status: 409,
    message:
      'Pesanan ini sudah selesai, batal, atau dananya dikembalikan, jadi alamatnya tidak bisa diubah lagi. Muat ulang halaman.',
  },
  WILAYAH_TIDAK_ADA: { status: 422, message: 'Kecamatan itu tidak ada dalam daftar. Pilih kecamatan dari daftar.' },
  PENGIRIMAN_TIDAK_BOLEH: { status: 422, message: '{alasan}. Pilih cara kirim lain.' },
  PAKET_DIPERIKSA: {
    status: 409,
    message:
      'Isi {nama} sedang kami periksa, jadi paket ini belum bisa dibeli. Hapus dari pesanan Anda untuk melanjutkan.',
  },
  NIE_BELUM_ADA: {
    status: 422,
    message: '{nama} belum dijual karena nomor pendaftaran atau kandungannya belum diperiksa. Pilih produk lain.',
  },
  UKURAN_KURANG: { status: 400, message: 'Ukuran wadah belum lengkap: {ukuran}. Isi dulu ukurannya.' },
  VOLUME_TIDAK_WAJAR: { status: 422, message: 'Volume {volume} m³ di luar 0,05 sampai 2.000 m³. Periksa ukurannya.' },
  DOSIS_RESEP: {
    status: 422,
    message: '{nama} termasuk obat keras. Dosisnya hanya dari resep dokter hewan. Tanyakan kepada dokter hewan.',
  },
  DOSIS_TIDAK_DAPAT_DIHITUNG: { status: 422, message: '{alasan}' },
  ANGKA_DIRAGUKAN: { status: 422, message: 'Belum dihitung. {alasan} Jika angkanya benar, kirim lagi dengan yakin=1.' },
  DOSIS_MELEWATI_BATAS: { status: 422, message: 'Tidak dihitung. {alasan}' },
  RENDAM_DITUNDA: { status: 422, message: 'Tunda rendam. {alasan}' },
  PERLU_RESEP: { status: 422, message: 'Produk ini perlu resep dokter hewan. Ajukan dulu resepnya.' },
  RESEP_TIDAK_ADA: { status: 404, message: 'Resep tidak ditemukan. Lihat lagi daftarnya.' },
  RESEP_DITOLAK: {
    status: 422,
    message: 'Resep ini tidak disetujui. Lihat alasannya di Resep saya, atau pilih resep lain.',
  },
  RESEP_KEDALUWARSA: { status: 422, message: 'Resep ini sudah tidak berlaku. Ajukan resep yang baru.' },
  RESEP_BUKAN_UNTUK_PRODUK: {
    status: 422,
    message: 'Resep ini bukan untuk {nama}, atau jatahnya sudah habis. Pilih resep lain, atau ajukan yang baru.',
  },
  RESEP_TIDAK_CUKUP: {
    status: 422,
    message: 'Dengan resep ini Anda bisa membeli {nama} maksimal {sisa} lagi. Kurangi jumlahnya.',
  },
  PESANAN_MENUNGGU_RESEP: {
    status: 409,
    message: 'Resep pesanan ini sedang kami periksa. Tunggu kabar dari kami, lalu bayar.',
  },
  PESANAN_MENUNGGU_ONGKIR: {
    status: 409,
    message: 'Ongkir pesanan ini sedang kami pastikan. Tunggu kabar dari kami, lalu bayar.',
  },
  ONGKIR_TIDAK_DITUNGGU: {
    status: 409,
    message: 'Ongkir pesanan ini sudah diisi orang lain, atau pesanannya sudah batal. Muat ulang halaman.',
  },
  PESANAN_TANPA_RESEP: {
    status: 409,
    message: 'Resep pesanan ini sudah habis terpakai, jadi obatnya tidak boleh dikirim. Kembalikan dananya.',
  },
  RESEP_SUDAH_DIAJUKAN: {
    status: 409,
    message: 'Berkas ini sudah diajukan sebagai resep nomor {resepId}. Lihat di menu Resep saya.',
  },
  RESEP_MENUNGGU_PENUH: {
    status: 409,
    message: 'Anda masih punya {jumlah} resep yang menunggu diperiksa. Tunggu salah satunya, lalu ajukan lagi.',
  },
  RESEP_SUDAH_DIPUTUS: {
    status: 409,
    message: 'Resep ini baru saja diputuskan petugas lain. Muat ulang, lalu lihat hasilnya.',
  },
  PRODUK_TANPA_RESEP: { status: 422, message: '{nama} tidak perlu resep. Hapus dari daftar produk resep.' },
  BERKAS_TIDAK_ADA: { status: 404, message: 'Berkas resep tidak ditemukan. Unggah lagi jika perlu.' },
  BERKAS_TIDAK_DAPAT_DIBACA: {
    status: 400,
    message: 'Berkas tidak bisa dibaca. Pilih foto JPG, PNG, atau WebP, atau PDF.',
  },
  STOK_TIDAK_CUKUP: { status: 409, message: 'Stok tidak mencukupi. Tersisa {sisa}.' },
  PESANAN_BELUM_DIBAYAR: {
    status: 409,
    message:
      'Anda masih punya {jumlah} pesanan yang belum dibayar. Bayar atau batalkan salah satunya di Riwayat Pembayaran, lalu pesan lagi.',
  },
  TOKO_LIBUR: {
    status: 409,
    message:
      'Toko sedang libur dan menerima pesanan lagi mulai {tanggal}. Keranjang Anda tetap tersimpan; pesan lagi setelah tanggal itu.',
  },
  PESANAN_TERLALU_SERING: {
    status: 429,
    message:
      'Terlalu banyak pesanan yang belum dibayar dari jaringan internet Anda. Bayar salah satunya, atau coba lagi dalam {menit} menit.',
  },
  BORONGAN_BELUM_DIBAYAR: {
    status: 409,
    message:
      'Pesanan yang belum dibayar hanya boleh menghabiskan stok {batas} produk. Kurangi jumlahnya, atau bayar dulu pesanan sebelumnya dari akun atau jaringan internet Anda.',
  },
  HARGA_BERUBAH: { status: 409, message: 'Harga atau ongkir sudah berubah. Periksa totalnya, lalu lanjutkan lagi.' },
  PESANAN_TIDAK_DAPAT_DIBAYAR: {
    status: 409,
    message: 'Pesanan ini tidak bisa dibayar lagi. Muat ulang untuk melihat statusnya.',
  },
  PEMBAYARAN_SEDANG_DIPROSES: {
    status: 409,
    message:
      'Pembayaran sedang diproses di Midtrans. Jika tidak jadi dibayar, pesanan otomatis batal setelah batas waktunya.',
  },
  PESANAN_TIDAK_DAPAT_DIBATALKAN: {
    status: 409,
    message:
      'Pembayaran sudah masuk atau sedang diproses, jadi pesanan ini tidak bisa dibatalkan. Hubungi toko jika perlu.',
  },
  PESANAN_BELUM_DIKIRIM: {
    status: 409,
    message: 'Pesanan ini belum dikirim, jadi belum bisa ditandai diterima. Tunggu barangnya sampai.',
  },
  PESANAN_BELUM_LUNAS: {
    status: 409,
    message: 'Pesanan ini belum lunas, jadi belum bisa diproses. Tunggu pembayarannya.',
  },
  PESANAN_DANA_KEMBALI: {
    status: 409,
    message: 'Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak bisa diproses. Minta pembeli memesan lagi.',
  },
  KIRIMAN_TERLALU_BANYAK: {
    status: 409,
    message: 'Jumlah yang dikirim melebihi sisa pesanan ini. Muat ulang untuk melihat sisanya.',
  },
  RESI_SUDAH_DIPAKAI: {
    status: 409,
    message: 'Nomor resi ini sudah dipakai untuk kiriman lain. Periksa lagi.',
  },
  PELANGGAN_SUDAH_ADA: {
    status: 409,
    message: 'Nomor HP ini sudah dipakai pembeli {nama}. Cari dan pilih pembeli itu.',
  },
  TAUTAN_BAYAR_MATI: {
    status: 404,
    message: 'Tautan pembayaran ini sudah tidak berlaku. Minta tautan baru kepada toko.',
  },
  CATATAN_TIDAK_ADA: { status: 404, message: 'Catatan tidak ditemukan. Muat ulang halaman.' },
  TAMPILAN_TERLALU_BANYAK: {
    status: 409,
    message: 'Maksimal {maks} tampilan. Hapus dulu salah satunya.',
  },
  PESANAN_SUDAH_DIBAYAR: {
    status: 409,
    message: 'Pesanan yang sudah dibayar tidak bisa dihapus dari daftar. Lihat lagi daftarnya.',
  },
  PESANAN_MASIH_DAPAT_DIBAYAR: {
    status: 409,
    message: 'Pesanan ini masih bisa dibayar pembeli. Tunggu sampai batas waktunya lewat.',
  },
  PESANAN_PERLU_PERHATIAN: {
    status: 409,
    message: 'Pesanan ini masih perlu perhatian. Selesaikan dulu di halaman detailnya.',
  },
  PERHATIAN_TIDAK_ADA: { status: 409, message: 'Tanda itu sudah dihapus dari pesanan ini. Muat ulang halaman.' },
  PEMBAYARAN_SUDAH_JELAS: {
    status: 409,
    message: 'Midtrans sudah menjawab tentang pesanan ini. Muat ulang halaman, lalu lihat bagian Pembayaran.',
  },
  TRANSAKSI_TIDAK_COCOK: {
    status: 409,
    message:
      'Menurut Midtrans, transaksi itu bukan untuk pesanan ini. Salin lagi ID transaksinya dari dasbor Midtrans.',
  },
  ALASAN_KOREKSI_KOSONG: { status: 400, message: 'Tuliskan alasan mengembalikan status pesanan.' },
  PEMBAYARAN_TIDAK_TERSEDIA: {
    status: 503,
    message: 'Sistem pembayaran sedang mengalami gangguan. Silakan coba lagi.',
  },

  PEMBAYARAN_TIDAK_ADA: { status: 404, message: 'Pembayaran itu bukan untuk pesanan ini. Muat ulang halaman.' },
  DANA_TIDAK_DAPAT_DIKEMBALIKAN: { status: 409, message: 'Dana pembayaran ini tidak bisa dikembalikan. {sebab}' },
  PENGEMBALIAN_BELUM_PASTI: {
    status: 409,
    message: 'Masih ada pengembalian yang belum pasti. Tunggu, atau ulangi dulu yang itu.',
  },
  SISA_DANA_BERUBAH: {
    status: 409,
    message: 'Dana yang bisa dikembalikan baru saja berubah menjadi {rupiah}. Periksa lagi jumlahnya.',
  },
  PENGEMBALIAN_BERLEBIH: { status: 422, message: 'Maksimal {rupiah} bisa dikembalikan. Kurangi jumlahnya.' },
  PENGEMBALIAN_HARUS_UTUH: { status: 422, message: 'Cara ini hanya bisa mengembalikan seluruhnya. Isi {rupiah}.' },
  PENGEMBALIAN_DITOLAK: { status: 409, message: 'Midtrans menolak pengembalian ini. Coba cara lain. Alasan: {sebab}' },
  BARANG_KEMBALI_BERLEBIH: { status: 422, message: 'Maksimal {jumlah} {nama} bisa dikembalikan. Kurangi jumlahnya.' },
  NILAI_BARIS_BERLEBIH: {
    status: 422,
    message: 'Untuk {nama} maksimal {rupiah} bisa dikembalikan. Kurangi jumlahnya.',
  },
  ONGKIR_BERLEBIH: { status: 422, message: 'Dari ongkirnya maksimal {rupiah} bisa dikembalikan. Kurangi jumlahnya.' },
  RETUR_BELUM_DIBAYAR: {
    status: 409,
    message: 'Pesanan ini belum dibayar, jadi barangnya masih di toko. Periksa nomor pesanannya.',
  },
  RETUR_TIDAK_ADA: { status: 404, message: 'Retur tidak ditemukan. Muat ulang halaman.' },
  RETUR_BERLEBIH: {
    status: 409,
    message: 'Dari retur itu tinggal {sisa} {nama} yang ditunggu. Muat ulang, lalu periksa lagi.',
  },
  PENGGANTI_TIDAK_BOLEH: {
    status: 409,
    message: 'Barang ini tidak bisa dikirim lagi. Pilih barang dari pesanan lunas milik pembeli yang sama.',
  },
  PESANAN_TANPA_HARGA: {
    status: 409,
    message: 'Harga barang ini belum ditentukan, jadi belum bisa dipesan. Tanyakan kepada toko.',
  },
  PENGGANTI_TANPA_KELUHAN: {
    status: 403,
    message: 'Tanpa keluhan pembeli, hanya pemilik yang bisa mengirim barang lagi. Minta pemilik mengirimnya.',
  },
  PENGGANTI_BERLEBIH: {
    status: 422,
    message: 'Maksimal {sisa} dari {nama} bisa dikirim lagi tanpa biaya. Kurangi jumlahnya.',
  },
  DANA_BARANG_DIGANTI: {
    status: 422,
    message:
      'Barangnya sudah dikirim lagi, jadi maksimal {rupiah} bisa dikembalikan. Untuk lebih dari itu, minta pemilik.',
  },
  RAK_BERLEBIH: { status: 422, message: 'Maksimal {jumlah} {nama} bisa kembali ke rak. Kurangi jumlahnya.' },
  LOT_TIDAK_CUKUP: {
    status: 409,
    message:
      '{nama}: pesanan ini perlu {jumlah}, tetapi lot yang boleh dikemas hanya berisi {ada}. Catat dulu barang masuk.',
  },
  LOT_TIDAK_ADA: { status: 404, message: 'Lot tidak ditemukan. Lihat lagi daftarnya.' },
  LOT_KOSONG: { status: 409, message: 'Lot ini tidak berisi barang untuk dijual. Muat ulang halaman.' },
  LOT_TIDAK_BOLEH: {
    status: 409,
    message: '{nama}: lot {nomor} sudah {sebab}, jadi tidak boleh dikirim. Ganti lotnya.',
  },
  LOT_KURANG: { status: 409, message: 'Lot {nomor} hanya berisi {sisa}. Kurangi jumlahnya, atau pilih lot lain.' },
  JUMLAH_LOT_BEDA: {
    status: 422,
    message: 'Jumlah dari semua lot harus {jumlah}, sekarang {dipilih}. Sesuaikan jumlahnya.',
  },
  ALASAN_LOT_KOSONG: { status: 400, message: 'Tuliskan alasan memilih lot lain.' },
  PESANAN_SUDAH_DIKIRIM: {
    status: 409,
    message: 'Pesanan ini sudah dikirim, jadi kemasannya tidak bisa diubah. Muat ulang halaman.',
  },
  TARIK_TANPA_NOMOR: { status: 409, message: 'Lot tanpa nomor tidak bisa ditarik dari peredaran. Beri dulu nomornya.' },
  LOT_SUDAH_DITARIK: { status: 409, message: 'Lot ini sudah ditarik dari peredaran. Muat ulang halaman.' },
  LOT_BELUM_DITARIK: {
    status: 409,
    message: 'Lot ini belum ditarik dari peredaran, atau penarikannya sudah dibatalkan. Muat ulang halaman.',
  },
  LOT_TIDAK_LAYAK: { status: 409, message: 'Lot ini {sebab}, jadi tidak bisa dijual lagi. Pilih keputusan lain.' },
  KARANTINA_KURANG: { status: 409, message: 'Di karantina sekarang hanya ada {sisih}. Periksa lagi jumlahnya.' },
  LOT_SUDAH_BERUBAH: {
    status: 409,
    message: 'Isi lot {nomor} dari {nama} berubah sejak Anda melihatnya. Muat ulang, lalu periksa lagi angkanya.',
  },
  LOT_KURANG_DARI_NOL: {
    status: 409,
    message: 'Lot {nomor} dari {nama} sekarang hanya berisi {sisa}. Kurangi jumlahnya.',
  },
  LOT_DITARIK: {
    status: 409,
    message: 'Lot {nomor} dari {nama} sudah ditarik dari peredaran, jadi tidak boleh bertambah. Periksa nomor lotnya.',
  },
  LOT_TANPA_NOMOR: {
    status: 409,
    message: 'Lot tanpa nomor tidak bisa diberi nomor sekaligus. Pisahkan isinya menjadi lot bernomor.',
  },
  LOT_SUDAH_BERNOMOR: { status: 409, message: 'Lot ini sudah bernomor. Pilih lot tanpa nomor untuk dipisahkan.' },
  LOT_BEDA_KEDALUWARSA: {
    status: 409,
    message: 'Lot {nomor} produk ini sudah tercatat dengan kedaluwarsa lain: {kedaluwarsa}. Periksa kemasannya.',
  },
  PEMASOK_TIDAK_ADA: { status: 404, message: 'Pemasok tidak ditemukan. Lihat lagi daftarnya.' },
  PEMASOK_SUDAH_ADA: { status: 409, message: 'Nama pemasok ini sudah ada. Pakai nama lain.' },
  PEMBELIAN_TIDAK_ADA: { status: 404, message: 'Pembelian tidak ditemukan. Lihat lagi daftarnya.' },
  PEMBELIAN_BUKAN_DRAF: {
    status: 409,
    message: 'Pembelian ini sudah dipesan atau dibatalkan, jadi tidak bisa diubah. Muat ulang halaman.',
  },
  PEMBELIAN_BELUM_DIPESAN: {
    status: 409,
    message: 'Pembelian ini belum dipesan. Tandai sudah dipesan, lalu catat yang datang.',
  },
  PEMBELIAN_SUDAH_SELESAI: { status: 409, message: 'Pembelian ini sudah selesai atau dibatalkan. Muat ulang halaman.' },
  BARANG_MASUK_DITOLAK: {
    status: 400,
    message: 'Ada {jumlah} isian yang salah. Belum ada yang dicatat. Perbaiki, lalu simpan lagi.',
  },
  TEMUAN_BERUBAH: {
    status: 409,
    message: 'Temuan ini baru saja berubah atau sudah dijelaskan. Muat ulang halaman, lalu lihat lagi.',
  },
  PENJELASAN_TIDAK_ADA: { status: 404, message: 'Penjelasan ini sudah dihapus. Muat ulang halaman.' },
  PENGEMBALIAN_TIDAK_ADA: { status: 404, message: 'Pengembalian itu bukan untuk pesanan ini. Muat ulang halaman.' },

  TITIPAN_TIDAK_ADA: { status: 404, message: 'Uang titipan tidak ditemukan. Lihat lagi daftarnya.' },
  TITIPAN_SELESAI: { status: 409, message: 'Uang titipan ini baru saja berubah. Muat ulang halaman.' },
  TITIPAN_SUDAH_JADI_PERCOBAAN: {
    status: 409,
    message: 'Nomor Midtrans uang ini sudah tercatat pada pesanan lain. Kembalikan saja uangnya.',
  },
  PESANAN_SUDAH_LUNAS: {
    status: 409,
    message: 'Pesanan itu sudah lunas, atau dananya sudah dikembalikan. Pilih pesanan lain.',
  },
  JUMLAH_TITIPAN_BEDA: {
    status: 409,
    message: 'Jumlahnya berbeda: uang titipan {jumlah}, total pesanan {total}. Pasangkan hanya jika Anda yakin.',
  },

  KUNCI_DIPAKAI: {
    status: 409,
    message: 'Pesanan ini belum tersimpan. Silakan coba lagi.',
  },
  KUNCI_LAIN_ISI: { status: 422, message: 'Isiannya berubah setelah dikirim. Muat ulang halaman, lalu simpan lagi.' },
  PERMINTAAN_SUDAH_DIKERJAKAN: {
    status: 409,
    message: 'Sudah tersimpan satu kali. Muat ulang untuk melihat hasilnya.',
  },
  PERMINTAAN_DIBATALKAN: {
    status: 409,
    message: 'Isian tadi belum tersimpan. Kirim ulang.',
  },
  WEBHOOK_TIDAK_SAH: { status: 403, message: 'Kabar WhatsApp ditolak. Periksa isian WhatsApp toko di dasbor Meta.' },
  WHATSAPP_MATI: {
    status: 409,
    message: 'Kabar lewat WhatsApp belum tersedia di toko ini. Pakai email atau notifikasi dulu.',
  },
  WHATSAPP_MENOLAK: { status: 422, message: 'WhatsApp menolak. Perbaiki, lalu coba lagi. Jawabannya: {alasan}' },
  PAGU_WHATSAPP_HABIS: {
    status: 409,
    message: 'Pagu pesan WhatsApp bulan ini habis. Pemilik bisa menaikkannya di Email, Midtrans & WhatsApp.',
  },
  PERCAKAPAN_TIDAK_ADA: { status: 404, message: 'Percakapan tidak ditemukan. Lihat lagi daftarnya.' },
  PERCAKAPAN_TERTUTUP: {
    status: 409,
    message: 'Sudah lewat 24 jam sejak pesan terakhir dari pembeli. Kirim templat, atau hubungi pembeli lewat email.',
  },
  PERCAKAPAN_LEPAS: {
    status: 409,
    message: 'Nomor ini tidak lagi terhubung dengan akun pembeli. Hubungi pembeli lewat email.',
  },
  TEMPLAT_TIDAK_COCOK: {
    status: 409,
    message: 'Templat ini sudah tidak cocok dengan pesanannya. Muat ulang halaman, lalu pilih lagi.',
  },
  NOTIFIKASI_TIDAK_SAH: { status: 403, message: 'Tanda tangan notifikasi tidak cocok. Periksa kunci Midtrans toko.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** A field that another user changed after the form was opened: its current value and the value to be saved. */
export const Bentrok = z.object({ path: z.string(), label: z.string(), sekarang: z.unknown(), isian: z.unknown() })
export type Bentrok = z.infer<typeof Bentrok>

/**
 * Body of every error response. `errors` names the fields; `rincian` holds the current numbers. `bentrok` holds both values of
 * each field in an edit conflict.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })).optional(),
  rincian: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  bentrok: z.array(Bentrok).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

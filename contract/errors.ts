import { z } from 'zod'

/** Every expected failure: HTTP status and message for the user. `{name}` in a message is filled from the error's details. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, message: 'Data yang dikirim belum benar. Periksa lagi isian Anda.' },
  MALFORMED_REQUEST: { status: 400, message: 'Permintaan tidak dapat dibaca.' },
  HEADER_TOO_LARGE: { status: 431, message: 'Alamat atau data sesi yang dikirim terlalu panjang.' },
  REQUEST_TOO_SLOW: { status: 408, message: 'Permintaan terlalu lama dikirim. Silakan coba lagi.' },
  BODY_TOO_LARGE: { status: 413, message: 'Data yang dikirim terlalu besar.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Jenis data yang dikirim tidak didukung.' },
  UNAUTHENTICATED: { status: 401, message: 'Sesi Anda telah berakhir. Silakan login kembali.' },
  FORBIDDEN: { status: 403, message: 'Akses ditolak. Silakan login kembali.' },
  BUKAN_BAGIAN_ANDA: { status: 403, message: 'Bagian ini bukan untuk peran Anda di kantor toko.' },
  NOT_FOUND: { status: 404, message: 'Data tidak ditemukan.' },
  INTERNAL: { status: 500, message: 'Terjadi kesalahan pada server. Silakan coba lagi. (Kode: {id})' },
  TERLALU_RAMAI: { status: 429, message: 'Sedang terlalu ramai. Silakan coba lagi beberapa detik lagi.' },
  TERLALU_SERING: {
    status: 429,
    message: 'Terlalu banyak permintaan dari jaringan Anda. Silakan coba lagi dalam {menit} menit.',
  },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Server sedang sibuk. Silakan coba lagi sebentar lagi.' },
  RUANG_HABIS: {
    status: 503,
    message: 'Ruang penyimpanan toko sedang penuh. Tidak ada yang diubah. Silakan coba lagi beberapa saat lagi.',
  },

  ISIAN_BENTROK: {
    status: 409,
    message: 'Sebagian isian baru saja diubah orang lain. Pilih isian yang dipakai, lalu simpan lagi.',
  },
  DATA_BERUBAH: {
    status: 409,
    message: 'Data ini baru saja diubah orang lain, jadi belum dihapus. Periksa dulu perubahannya.',
  },

  GAMBAR_TIDAK_DAPAT_DIBACA: { status: 400, message: 'Gambar tidak dapat dibaca. Pilih foto JPG, PNG, atau WebP.' },
  GAMBAR_TERLALU_LUAS: { status: 400, message: 'Gambar terlalu luas. Paling besar 40 megapiksel.' },
  GAMBAR_DARI_LUAR: {
    status: 400,
    message: 'Alamat gambar di situs lain tidak diterima. Unggah gambarnya sebagai berkas JPG atau PNG.',
  },
  UNGGAHAN_TERLALU_SERING: { status: 429, message: 'Terlalu banyak gambar dikirim. Silakan coba lagi satu jam lagi.' },
  GAMBAR_TIDAK_TERSIMPAN: {
    status: 503,
    message: 'Gambar tidak dapat disimpan saat ini. Tidak ada yang diubah. Silakan coba lagi nanti.',
  },
  BERKAS_TIDAK_TERJANGKAU: {
    status: 503,
    message: 'Gambar dan berkas toko sedang tidak dapat dibuka. Silakan coba lagi sebentar lagi.',
  },

  LOGIN_SALAH: { status: 401, message: 'Email atau kata sandi salah.' },
  LOGIN_TERLALU_SERING: { status: 429, message: 'Terlalu banyak percobaan login. Coba lagi dalam {menit} menit.' },
  BUTUH_KODE: { status: 401, message: 'Masukkan kode dari aplikasi autentikator Anda.' },
  KODE_SALAH: { status: 401, message: 'Kode salah, atau sudah pernah dipakai. Tunggu kode berikutnya.' },
  PERLU_BUKTI: {
    status: 403,
    message: 'Demi keamanan, masukkan kata sandi atau kode Anda sekali lagi. Belum ada yang diubah.',
  },
  BUKTI_SALAH: { status: 400, message: 'Kata sandi atau kode salah.' },
  KODE_SUDAH_AKTIF: { status: 409, message: 'Kode dua langkah sudah aktif untuk akun ini.' },
  KODE_BELUM_AKTIF: { status: 409, message: 'Kode dua langkah belum aktif untuk akun ini.' },
  PASSWORD_LAMA_SALAH: { status: 400, message: 'Password lama salah.' },
  PASSWORD_TERLALU_UMUM: {
    status: 400,
    message: 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain, misalnya tiga kata yang hanya Anda tahu.',
  },
  EMAIL_TERDAFTAR: { status: 409, message: 'Email sudah terdaftar' },
  EMAIL_BELUM_DIKONFIRMASI: {
    status: 409,
    message: 'Konfirmasi email Anda dulu lewat tautan yang kami kirim, supaya kabarnya sampai. Lihat Pengaturan Akun.',
  },
  LOGIN_KUNCI_GAGAL: {
    status: 401,
    message: 'Kunci sandi ini tidak dapat dipakai untuk masuk. Coba lagi, atau masuk dengan kata sandi.',
  },
  KUNCI_SANDI_DITOLAK: {
    status: 400,
    message: 'Kunci sandi dari perangkat ini tidak dapat disimpan. Ulangi dari awal.',
  },
  KUNCI_SANDI_PENUH: { status: 409, message: 'Paling banyak {jumlah} kunci sandi. Hapus yang tidak dipakai lagi.' },
  KUNCI_SANDI_TIDAK_ADA: { status: 404, message: 'Kunci sandi itu sudah tidak ada.' },

  PENGGUNA_TIDAK_ADA: { status: 404, message: 'Pengguna tidak ditemukan.' },
  ADMIN_TERAKHIR: {
    status: 409,
    message: 'Ini administrator terakhir. Jadikan pengguna lain administrator lebih dulu.',
  },
  PESANAN_BERJALAN: {
    status: 409,
    message: 'Pengguna ini masih punya pesanan yang berjalan. Selesaikan pesanan itu dahulu.',
  },
  SUDAH_DI_KANTOR: {
    status: 409,
    message: 'Email ini sudah milik akun kantor. Ubah perannya di menu Pengguna.',
  },
  SUDAH_DIUNDANG: { status: 409, message: 'Email ini sudah diundang. Kirim lagi undangannya dari daftar.' },
  TOKO_TANPA_SURAT: {
    status: 409,
    message: 'Toko ini tidak mengirim email. Buat tautannya, lalu serahkan sendiri.',
  },
  UNDANGAN_TIDAK_ADA: { status: 404, message: 'Undangan ini sudah dipakai atau ditarik.' },
  UNDANGAN_TIDAK_BERLAKU: {
    status: 400,
    message: 'Undangan ini sudah dipakai, ditarik, atau lewat 24 jam. Minta pemilik toko mengirimnya lagi.',
  },
  AKUN_SENDIRI: { status: 409, message: 'Anda tidak dapat menghapus akun Anda sendiri.' },

  TAUTAN_TIDAK_BERLAKU: { status: 400, message: 'Tautan ini sudah tidak berlaku. Minta tautan baru.' },
  TAUTAN_SUDAH_DIPAKAI: { status: 400, message: 'Tautan ini sudah dipakai.' },
  TAUTAN_TERLALU_SERING: {
    status: 429,
    message: 'Tautan sudah beberapa kali kami kirim. Periksa juga folder spam, atau coba lagi dalam {menit} menit.',
  },
  KONTAK_TERLALU_SERING: {
    status: 429,
    message: 'Terlalu banyak pesan dari alamat ini. Coba lagi dalam {menit} menit.',
  },

  SURAT_TIDAK_ADA: { status: 404, message: 'Surat tidak ditemukan.' },
  SURAT_TIDAK_GAGAL: { status: 409, message: 'Surat ini sudah terkirim, atau sedang menunggu gilirannya.' },

  LAPORAN_TIDAK_ADA: { status: 404, message: 'Pesan tidak ditemukan.' },

  FOTO_TIDAK_ADA: { status: 404, message: 'Foto tidak ditemukan. Unggah lagi bila perlu.' },
  KELUHAN_TIDAK_ADA: { status: 404, message: 'Keluhan tidak ditemukan.' },
  KELUHAN_TIDAK_BOLEH: { status: 409, message: '{sebab}' },
  KELUHAN_SUDAH_ADA: {
    status: 409,
    message: 'Masih ada keluhan terbuka untuk pesanan ini. Tambahkan pesan di sana.',
  },
  KELUHAN_TERLALU_BANYAK: {
    status: 429,
    message: 'Sudah terlalu banyak keluhan atau pesan untuk pesanan ini. Hubungi kami lewat halaman Kontak.',
  },
  KELUHAN_SELESAI: { status: 409, message: 'Keluhan ini sudah selesai. Muat ulang, lalu lihat hasilnya.' },
  KELUHAN_BELUM_DIGANTI: {
    status: 409,
    message: 'Belum ada pesanan pengganti untuk keluhan ini. Buat pesanan penggantinya dahulu.',
  },
  KELUHAN_BELUM_KEMBALI: {
    status: 409,
    message: 'Belum ada dana pesanan ini yang kembali sejak keluhan dibuat. Kembalikan dananya dahulu.',
  },

  KATEGORI_TIDAK_ADA: { status: 404, message: 'Kategori tidak ditemukan.' },
  KATEGORI_SUDAH_ADA: { status: 409, message: 'Kategori dengan nama itu sudah ada.' },
  KATEGORI_DIPAKAI: {
    status: 409,
    message: 'Kategori masih dipakai {jumlah} produk. Pindahkan produknya ke kategori lain lebih dulu.',
  },
  PRODUK_TIDAK_ADA: { status: 404, message: 'Produk tidak ditemukan.' },
  STOK_SUDAH_DIKOREKSI: {
    status: 409,
    message: 'Stok produk ini baru saja dikoreksi. Muat ulang, lalu periksa lagi angkanya.',
  },
  STOK_KURANG_DARI_NOL: {
    status: 409,
    message: 'Stok tidak boleh kurang dari nol. Sekarang tersisa {sisa}; sisanya sudah dipesan.',
  },
  CSV_TIDAK_TERBACA: { status: 400, message: 'Berkas CSV tidak dapat dibaca: {sebab}' },
  CSV_ADA_YANG_SALAH: { status: 400, message: 'Ada {jumlah} kesalahan di berkas itu. Tidak ada yang diubah.' },
  KATALOG_BERUBAH: {
    status: 409,
    message: 'Katalog sudah berubah sejak berkas ini diperiksa. Tidak ada yang diubah. Periksa berkas sekali lagi.',
  },
  PAKET_TIDAK_ADA: { status: 404, message: 'Paket tidak ditemukan.' },
  TERKAIT_TIDAK_ADA: {
    status: 404,
    message: '{jenis} nomor {id} tidak ada lagi. Muat ulang halaman, lalu pilih lagi.',
  },
  ISI_PERLU_RESEP: {
    status: 422,
    message:
      'Isi “{nama}”: {produk} perlu resep dokter hewan, jadi tidak boleh ada di dalam paket. Hapus isi itu, atau pakai nama lain bila bukan obat.',
  },
  ZAT_TERLARANG: {
    status: 422,
    message: '{zat} {aturan} (Permen KP 19/2024; periksa peraturan yang berlaku). Tidak ada yang disimpan.',
  },
  ZAT_PERLU_RESEP: {
    status: 422,
    message: '{zat} {aturan}. Pilih golongan “Obat keras”, lalu simpan lagi.',
  },
  ZAT_PERLU_DISADARI: {
    status: 422,
    message:
      'Tulisan ini menyebut {zat}, yang tidak boleh dipakai pada ikan konsumsi. Pastikan pembaca tahu, lalu simpan lagi.',
  },
  TAKARAN_PERLU_SETUJU: {
    status: 422,
    message: 'Takaran ditulis di kartu produk dan resep; catatan ini tidak diperiksa. Di sini ada: {takaran}.',
  },
  ISI_MIRIP_PRODUK: {
    status: 422,
    message: 'Isi “{nama}” mirip produk {produk}. Ikat ke produk itu, atau tulis nama lain bila bukan produk itu.',
  },
  ULASAN_BELUM_BOLEH: {
    status: 409,
    message: 'Ulasan hanya untuk barang dari pesanan Anda yang sudah selesai, dan bukan obat resep.',
  },
  ULASAN_TIDAK_ADA: { status: 404, message: 'Ulasan itu sudah tidak ada.' },
  ULASAN_BERUBAH: {
    status: 409,
    message: 'Ulasan ini baru saja diubah. Baca lagi isinya, lalu putuskan.',
  },
  STOK_MASIH_ADA: { status: 409, message: 'Produk ini sudah ada lagi. Muat ulang halaman untuk membelinya.' },
  KABAR_STOK_PENUH: {
    status: 409,
    message: 'Anda sudah menunggu kabar {jumlah} produk. Batalkan salah satunya di halaman Favorit, lalu coba lagi.',
  },
  URUTAN_PAKET_BERUBAH: {
    status: 409,
    message: 'Daftar paket telah berubah. Muat ulang halaman, lalu susun urutannya lagi.',
  },
  GAMBAR_ARTIKEL_TIDAK_ADA: {
    status: 422,
    message: 'Ada gambar di dalam konten yang sudah tidak ada di toko. Hapus gambar itu, unggah lagi, lalu simpan.',
  },
  CADANGAN_DI_LUAR: {
    status: 409,
    message: 'Basis data toko ini diurus di luar, jadi cadangannya dibuat oleh yang mengurus server.',
  },
  CADANGAN_BELUM_ADA: { status: 404, message: 'Cadangan itu sudah tidak ada. Buat lagi.' },
  KETENTUAN_TIDAK_ADA: { status: 404, message: 'Versi naskah itu tidak ada.' },
  KETENTUAN_SUDAH_ADA: { status: 409, message: 'Sudah ada versi yang mulai berlaku pada tanggal itu.' },
  KETENTUAN_TERLAMBAT: { status: 422, message: 'Naskah tidak dapat mulai berlaku sebelum hari ini.' },
  KETENTUAN_BERLAKU: { status: 409, message: 'Versi yang sudah berlaku tidak dapat ditarik. Terbitkan versi baru.' },
  ARTIKEL_TIDAK_ADA: { status: 404, message: 'Artikel tidak ditemukan.' },
  PENYAKIT_TIDAK_ADA: { status: 404, message: 'Kartu penyakit itu tidak ada.' },
  GAMBAR_TIDAK_ADA: { status: 404, message: 'Gambar tidak ditemukan.' },
  SINONIM_TIDAK_ADA: { status: 404, message: 'Kata ini tidak ditemukan.' },
  SINONIM_SUDAH_ADA: { status: 409, message: 'Kata itu sudah ada di daftar.' },
  DIREKTORI_TIDAK_ADA: { status: 404, message: 'Kontak ini tidak ada di direktori.' },
  PENGIRIMAN_TIDAK_ADA: { status: 404, message: 'Metode pengiriman tidak ditemukan.' },
  PENGIRIMAN_SUDAH_ADA: { status: 409, message: 'Metode pengiriman dengan kode itu sudah ada.' },
  TARIF_TIDAK_ADA: { status: 404, message: 'Tarif ongkir tidak ditemukan.' },
  TARIF_SUDAH_ADA: { status: 409, message: 'Metode ini sudah punya tarif ke wilayah itu.' },
  SETORAN_TIDAK_ADA: { status: 404, message: 'Baris setoran tidak ditemukan' },
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
    message: 'Ini metode pengiriman aktif yang terakhir. Aktifkan metode lain lebih dulu.',
  },
  GABUNG_TIDAK_BOLEH: { status: 409, message: '{sebab}' },
  GRUP_TIDAK_ADA: { status: 404, message: 'Grup pelanggan tidak ditemukan.' },
  GRUP_SUDAH_ADA: { status: 409, message: 'Grup dengan nama itu sudah ada.' },
  VOUCHER_TIDAK_ADA: { status: 404, message: 'Voucher tidak ditemukan.' },
  VOUCHER_SUDAH_ADA: { status: 409, message: 'Voucher dengan kode itu sudah ada.' },
  /** Every reason why a voucher code does not apply: `alasan` is a sentence, `sebab` a keyword for it. */
  VOUCHER_TIDAK_BERLAKU: { status: 422, message: '{alasan}' },
  DI_BAWAH_MODAL: {
    status: 422,
    message: 'Dengan ini {nama} dijual di bawah harga modalnya. Pastikan memang demikian, lalu simpan lagi.',
  },
  METODE_TIDAK_ADA: { status: 404, message: 'Metode pembayaran tidak ditemukan.' },
  METODE_SUDAH_ADA: { status: 409, message: 'Metode pembayaran dengan nama itu sudah ada.' },
  METODE_TERAKHIR: {
    status: 409,
    message: 'Ini metode pembayaran aktif yang terakhir. Aktifkan metode lain lebih dulu.',
  },
  PESANAN_TIDAK_ADA: { status: 404, message: 'Pesanan tidak ditemukan.' },

  PENGIRIMAN_TIDAK_COCOK: {
    status: 400,
    message: 'Metode pengiriman tidak cocok. Silakan pilih ulang metode pengiriman.',
  },
  PENGGUNA_LAIN: { status: 403, message: 'User ID tidak sesuai dengan sesi Anda. Silakan login ulang.' },
  ALAMAT_KOSONG: {
    status: 422,
    message: 'Alamat pengiriman belum lengkap. Isi nama, nomor HP, dan alamat lebih dulu.',
  },
  ALAMAT_TIDAK_ADA: { status: 404, message: 'Alamat itu tidak ada lagi di buku alamat Anda. Pilih alamat lain.' },
  ALAMAT_PENUH: {
    status: 409,
    message: 'Buku alamat sudah penuh (20 alamat). Hapus alamat yang tidak dipakai lebih dulu.',
  },
  ALAMAT_TIDAK_DAPAT_DIUBAH: {
    status: 409,
    message: 'Alamat pesanan yang sudah selesai, batal, atau dikembalikan dananya tidak dapat diubah lagi.',
  },
  WILAYAH_TIDAK_ADA: { status: 422, message: 'Kecamatan itu tidak ada dalam daftar. Pilih kecamatan dari daftar.' },
  PENGIRIMAN_TIDAK_BOLEH: { status: 422, message: '{alasan}. Pilih metode pengiriman lain.' },
  PAKET_DIPERIKSA: {
    status: 409,
    message:
      'Isi {nama} sedang kami periksa, jadi paket ini belum dapat dibeli. Hapus dari pesanan Anda untuk melanjutkan.',
  },
  NIE_BELUM_ADA: {
    status: 422,
    message: '{nama} belum dijual: nomor pendaftarannya belum dicantumkan.',
  },
  UKURAN_KURANG: { status: 400, message: 'Ukuran wadah belum lengkap: {ukuran}.' },
  VOLUME_TIDAK_WAJAR: { status: 422, message: 'Volume {volume} m³ di luar 0,05 sampai 2.000 m³. Periksa ukurannya.' },
  DOSIS_RESEP: {
    status: 422,
    message: '{nama} obat keras: dosisnya hanya dari resep dokter hewan, jadi tidak dihitung di sini.',
  },
  DOSIS_TIDAK_DAPAT_DIHITUNG: { status: 422, message: '{alasan}' },
  DOSIS_MELEWATI_BATAS: { status: 422, message: 'Tidak dihitung. {alasan}' },
  RENDAM_DITUNDA: { status: 422, message: 'Tunda rendam. {alasan}' },
  PERLU_RESEP: { status: 422, message: 'Produk ini perlu resep dokter hewan. Ajukan resepnya lebih dulu.' },
  RESEP_TIDAK_ADA: { status: 404, message: 'Resep tidak ditemukan.' },
  RESEP_DITOLAK: {
    status: 422,
    message: 'Resep ini tidak disetujui. Lihat alasannya di Resep saya, atau pilih resep lain.',
  },
  RESEP_KEDALUWARSA: { status: 422, message: 'Resep ini sudah tidak berlaku. Ajukan resep yang baru.' },
  RESEP_BUKAN_UNTUK_PRODUK: { status: 422, message: 'Resep ini tidak mencakup {nama}, atau jatahnya sudah habis.' },
  RESEP_TIDAK_CUKUP: { status: 422, message: 'Dengan resep ini Anda dapat membeli {nama} paling banyak {sisa} lagi.' },
  PESANAN_MENUNGGU_RESEP: {
    status: 409,
    message: 'Pesanan ini menunggu persetujuan resep. Pembayaran dibuka setelah resepnya disetujui.',
  },
  PESANAN_MENUNGGU_ONGKIR: {
    status: 409,
    message: 'Ongkir pesanan ini sedang kami pastikan. Pembayaran dibuka setelah ongkirnya pasti.',
  },
  ONGKIR_TIDAK_DITUNGGU: {
    status: 409,
    message:
      'Pesanan ini tidak menunggu ongkir: mungkin ongkirnya baru saja diisi orang lain, atau pesanannya sudah berakhir.',
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
  BERKAS_TIDAK_ADA: { status: 404, message: 'Berkas resep tidak ditemukan. Unggah lagi bila perlu.' },
  BERKAS_TIDAK_DAPAT_DIBACA: {
    status: 400,
    message: 'Berkas tidak dapat dibaca. Pilih foto JPG, PNG, atau WebP, atau PDF.',
  },
  STOK_TIDAK_CUKUP: { status: 409, message: 'Stok tidak mencukupi. Tersisa {sisa}.' },
  PESANAN_BELUM_DIBAYAR: {
    status: 409,
    message:
      'Anda masih punya {jumlah} pesanan yang belum dibayar. Bayar atau batalkan salah satunya di Riwayat Pembayaran, lalu pesan lagi.',
  },
  TOKO_LIBUR: {
    status: 409,
    message: 'Toko sedang libur dan menerima pesanan lagi mulai {tanggal}. Keranjang Anda tetap tersimpan.',
  },
  PESANAN_TERLALU_SERING: {
    status: 429,
    message:
      'Terlalu banyak pesanan yang belum dibayar dari jaringan internet Anda. Bayar salah satunya, atau coba lagi dalam {menit} menit.',
  },
  BORONGAN_BELUM_DIBAYAR: {
    status: 409,
    message:
      'Pesanan yang belum dibayar hanya dapat mengambil sebagian besar stok dari {batas} produk. Kurangi jumlahnya, atau bayar dulu pesanan sebelumnya dari akun atau jaringan internet Anda.',
  },
  HARGA_BERUBAH: { status: 409, message: 'Harga atau ongkir telah berubah. Periksa totalnya, lalu lanjutkan lagi.' },
  PESANAN_TIDAK_DAPAT_DIBAYAR: { status: 409, message: 'Pesanan ini sudah tidak menunggu pembayaran.' },
  PESANAN_TIDAK_DAPAT_DIBATALKAN: {
    status: 409,
    message: 'Pesanan ini tidak dapat dibatalkan karena pembayarannya sudah masuk atau sedang diproses.',
  },
  PESANAN_BELUM_DIKIRIM: { status: 409, message: 'Pesanan ini belum dikirim, jadi belum dapat ditandai diterima.' },
  PESANAN_BELUM_LUNAS: { status: 409, message: 'Pesanan ini belum lunas, jadi belum dapat diproses.' },
  PESANAN_DANA_KEMBALI: {
    status: 409,
    message: 'Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak dapat diproses.',
  },
  KIRIMAN_TERLALU_BANYAK: {
    status: 409,
    message: 'Jumlah yang dikirim melebihi sisa pesanan ini. Muat ulang untuk melihat sisanya.',
  },
  RESI_SUDAH_DIPAKAI: { status: 409, message: 'Nomor resi ini sudah dipakai kiriman lain pesanan ini.' },
  PELANGGAN_SUDAH_ADA: {
    status: 409,
    message: 'Nomor HP ini sudah dipakai pelanggan {nama}. Cari dan pilih pelanggan itu.',
  },
  TAUTAN_BAYAR_MATI: {
    status: 404,
    message: 'Tautan pembayaran ini sudah tidak berlaku. Minta tautan baru kepada toko.',
  },
  CATATAN_TIDAK_ADA: { status: 404, message: 'Catatan tidak ditemukan.' },
  TAMPILAN_TERLALU_BANYAK: {
    status: 409,
    message: 'Paling banyak {maks} tampilan. Hapus dulu salah satunya.',
  },
  PESANAN_SUDAH_DIBAYAR: { status: 409, message: 'Pesanan yang sudah dibayar tidak dapat dihapus dari daftar.' },
  PESANAN_MASIH_DAPAT_DIBAYAR: {
    status: 409,
    message: 'Pesanan ini masih dapat dibayar pembeli. Tunggu sampai batas waktunya lewat.',
  },
  PESANAN_PERLU_PERHATIAN: {
    status: 409,
    message: 'Pesanan ini masih perlu perhatian. Selesaikan dulu di halaman detailnya.',
  },
  PERHATIAN_TIDAK_ADA: { status: 409, message: 'Tanda itu sudah tidak ada pada pesanan ini.' },
  ALASAN_KOREKSI_KOSONG: { status: 400, message: 'Tuliskan alasan mengembalikan status pesanan.' },
  PEMBAYARAN_TIDAK_TERSEDIA: {
    status: 503,
    message: 'Sistem pembayaran sedang mengalami gangguan. Silakan coba lagi.',
  },

  PEMBAYARAN_TIDAK_ADA: { status: 404, message: 'Pembayaran itu tidak ada pada pesanan ini.' },
  DANA_TIDAK_DAPAT_DIKEMBALIKAN: { status: 409, message: 'Dana pembayaran ini tidak dapat dikembalikan: {sebab}' },
  PENGEMBALIAN_BELUM_PASTI: {
    status: 409,
    message: 'Masih ada pengembalian yang belum pasti. Tunggu, atau ulangi yang itu lebih dulu.',
  },
  SISA_DANA_BERUBAH: {
    status: 409,
    message: 'Dana yang dapat dikembalikan baru saja berubah menjadi {rupiah}. Periksa lagi jumlahnya.',
  },
  PENGEMBALIAN_BERLEBIH: { status: 422, message: 'Paling banyak {rupiah} dapat dikembalikan.' },
  PENGEMBALIAN_HARUS_UTUH: { status: 422, message: 'Cara ini hanya dapat mengembalikan seluruhnya: {rupiah}.' },
  PENGEMBALIAN_DITOLAK: { status: 409, message: 'Midtrans menolak pengembalian ini: {sebab}' },
  BARANG_KEMBALI_BERLEBIH: { status: 422, message: 'Paling banyak {jumlah} {nama} dapat dikembalikan.' },
  NILAI_BARIS_BERLEBIH: { status: 422, message: 'Untuk {nama} paling banyak {rupiah} dapat dikembalikan.' },
  ONGKIR_BERLEBIH: { status: 422, message: 'Dari ongkirnya paling banyak {rupiah} dapat dikembalikan.' },
  RETUR_BELUM_DIBAYAR: { status: 409, message: 'Pesanan ini belum dibayar, jadi barangnya masih di toko.' },
  RETUR_TIDAK_ADA: { status: 404, message: 'Retur tidak ditemukan.' },
  RETUR_BERLEBIH: {
    status: 409,
    message: 'Dari retur itu tinggal {sisa} {nama} yang ditunggu. Muat ulang, lalu periksa lagi.',
  },
  PENGGANTI_TIDAK_BOLEH: {
    status: 409,
    message: 'Hanya barang dari pesanan lunas milik pembeli yang sama yang dapat dikirim lagi.',
  },
  PESANAN_TANPA_HARGA: {
    status: 409,
    message: 'Harga barang ini belum ditentukan, jadi belum dapat dipesan. Tanyakan kepada toko.',
  },
  PENGGANTI_TANPA_KELUHAN: {
    status: 403,
    message: 'Tanpa keluhan pembeli hanya pemilik yang dapat mengirim barang lagi.',
  },
  PENGGANTI_BERLEBIH: { status: 422, message: 'Maksimal {sisa} dari {nama} bisa dikirim lagi tanpa biaya.' },
  DANA_BARANG_DIGANTI: {
    status: 422,
    message: 'Barangnya sudah dikirim lagi. Paling banyak {rupiah} dapat dikembalikan; selebihnya hanya oleh pemilik.',
  },
  RAK_BERLEBIH: { status: 422, message: 'Paling banyak {jumlah} {nama} dapat kembali ke rak.' },
  LOT_TIDAK_CUKUP: {
    status: 409,
    message:
      '{nama}: pesanan ini perlu {jumlah}, dan lot yang boleh dikemas hanya berisi {ada}. Catat barang masuk lebih dulu.',
  },
  LOT_TIDAK_ADA: { status: 404, message: 'Lot tidak ditemukan.' },
  LOT_TIDAK_BOLEH: {
    status: 409,
    message: '{nama}: lot {nomor} sudah {sebab}, jadi tidak boleh dikirim. Ganti lotnya.',
  },
  LOT_KURANG: { status: 409, message: 'Lot {nomor} hanya berisi {sisa}.' },
  JUMLAH_LOT_BEDA: { status: 422, message: 'Jumlah dari semua lot harus {jumlah}, sekarang {dipilih}.' },
  ALASAN_LOT_KOSONG: { status: 400, message: 'Tuliskan alasan memilih lot lain.' },
  PESANAN_SUDAH_DIKIRIM: { status: 409, message: 'Pesanan ini sudah dikirim, jadi kemasannya tidak dapat diubah.' },
  TARIK_TANPA_NOMOR: { status: 409, message: 'Lot tanpa nomor tidak dapat ditarik. Beri nomor lebih dulu.' },
  LOT_SUDAH_DITARIK: { status: 409, message: 'Lot ini sudah ditarik.' },
  LOT_BELUM_DITARIK: { status: 409, message: 'Lot ini belum ditarik, atau penarikannya sudah dibatalkan.' },
  LOT_TIDAK_LAYAK: { status: 409, message: 'Lot ini {sebab}, jadi tidak dapat dijual lagi.' },
  KARANTINA_KURANG: { status: 409, message: 'Di karantina sekarang hanya ada {sisih}. Periksa lagi jumlahnya.' },
  LOT_SUDAH_BERUBAH: {
    status: 409,
    message: 'Isi lot {nomor} dari {nama} berubah sejak Anda melihatnya. Muat ulang, lalu periksa lagi angkanya.',
  },
  LOT_KURANG_DARI_NOL: { status: 409, message: 'Lot {nomor} dari {nama} sekarang hanya berisi {sisa}.' },
  LOT_DITARIK: { status: 409, message: 'Lot {nomor} dari {nama} sudah ditarik, jadi tidak boleh bertambah.' },
  LOT_TANPA_NOMOR: {
    status: 409,
    message: 'Lot tanpa nomor tidak dapat diberi nomor sekaligus. Pisahkan isinya menjadi lot bernomor.',
  },
  LOT_SUDAH_BERNOMOR: { status: 409, message: 'Lot ini sudah bernomor. Hanya lot tanpa nomor yang dapat dipisahkan.' },
  LOT_BEDA_KEDALUWARSA: {
    status: 409,
    message: 'Lot {nomor} produk ini sudah tercatat dengan kedaluwarsa lain: {kedaluwarsa}. Periksa kemasannya.',
  },
  PEMASOK_TIDAK_ADA: { status: 404, message: 'Pemasok tidak ditemukan.' },
  PEMASOK_SUDAH_ADA: { status: 409, message: 'Pemasok dengan nama itu sudah ada.' },
  PEMBELIAN_TIDAK_ADA: { status: 404, message: 'Pembelian tidak ditemukan.' },
  PEMBELIAN_BUKAN_DRAF: {
    status: 409,
    message: 'Pembelian ini sudah dipesan atau dibatalkan, jadi tidak dapat diubah.',
  },
  PEMBELIAN_BELUM_DIPESAN: { status: 409, message: 'Tandai pembelian ini sudah dipesan sebelum mencatat yang datang.' },
  PEMBELIAN_SUDAH_SELESAI: { status: 409, message: 'Pembelian ini sudah selesai atau dibatalkan.' },
  BARANG_MASUK_DITOLAK: { status: 400, message: 'Ada {jumlah} isian yang salah. Belum ada yang dicatat.' },
  PENGEMBALIAN_TIDAK_ADA: { status: 404, message: 'Pengembalian itu tidak ada pada pesanan ini.' },

  TITIPAN_TIDAK_ADA: { status: 404, message: 'Uang titipan tidak ditemukan.' },
  TITIPAN_SELESAI: { status: 409, message: 'Uang titipan ini baru saja berubah. Muat ulang halaman.' },
  TITIPAN_SUDAH_JADI_PERCOBAAN: {
    status: 409,
    message: 'Nomor Midtrans uang ini sudah tercatat pada pesanan lain. Kembalikan saja uangnya.',
  },
  PESANAN_SUDAH_LUNAS: { status: 409, message: 'Pesanan itu sudah lunas, atau dananya sudah dikembalikan.' },
  JUMLAH_TITIPAN_BEDA: {
    status: 409,
    message: 'Jumlahnya berbeda: uang titipan {jumlah}, total pesanan {total}. Pasangkan hanya jika Anda yakin.',
  },

  KUNCI_DIPAKAI: {
    status: 409,
    message: 'Permintaan ini sudah dipakai untuk pesanan lain. Silakan coba lagi.',
  },
  KUNCI_LAIN_ISI: { status: 422, message: 'Kunci permintaan ini sudah dipakai untuk isian lain.' },
  PERMINTAAN_SUDAH_DIKERJAKAN: {
    status: 409,
    message: 'Permintaan ini sudah tersimpan, tetapi jawabannya tidak ada lagi. Muat ulang untuk melihat hasilnya.',
  },
  PERMINTAAN_DIBATALKAN: {
    status: 409,
    message: 'Permintaan ini sudah dinyatakan belum tersimpan dan tidak dikerjakan lagi. Kirim yang baru.',
  },
  NOTIFIKASI_TIDAK_SAH: { status: 403, message: 'Tanda tangan notifikasi tidak sah.' },
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

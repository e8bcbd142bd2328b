import { expect, test } from 'vitest'
import type { Feature } from './feature.ts'
import { FEATURES } from './features.ts'

/*
 * Entries of every manifest besides its routes. Without this table a removed entry goes unnoticed for a long time: a job that
 * no longer runs, a rule that the doctor no longer checks, a number that the dashboard no longer shows.
 */

interface Content {
  /** Seconds between two runs. */
  jobs?: Record<string, number>
  /** `*`: also changes by the clock alone. */
  sumber?: string[]
  jejak?: string[]
  tugas?: string[]
  readiness?: string[]
  metrics?: string[]
  invariants?: string[]
  catatan?: string[]
  onResep?: true
}

const CONTENT: Record<string, Content> = {
  surat: {
    jobs: { 'kirim-surat': 10, 'pindah-surat': 3600 },
    jejak: ['surat'],
    tugas: ['suratGagal', 'suratTertunda'],
    readiness: ['surat'],
    metrics: ['kerapusehat_surat', 'kerapusehat_surat_oldest_seconds'],
    invariants: [
      'Setiap email punya penerima, dan teks di sini atau di arsip',
      'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya',
    ],
    catatan: [
      'email terkirim tanpa percobaan yang tercatat, karena database kehilangan detik terakhirnya. Bisa jadi terkirim dua kali.',
      'email gagal dikirim. Kirim lagi dari menu Email di admin toko.',
      'email tertunda, dan otomatis dicoba lagi. Lihat sebabnya di menu Email di admin toko.',
    ],
  },
  permintaan: { jobs: { 'bersihkan-permintaan': 3600 } },
  jejak: {
    invariants: [
      'Data hanya diubah lewat toko',
      'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
      'Yang diputuskan admin ada di jejak',
      'Yang dibuat setelah yang pertama dicatat ada di jejak',
      'Stok, lot, setoran, dan pesanan yang diubah admin ada di jejak',
      'Isi paket sebanyak yang dicatat di jejak',
    ],
  },
  pelepasan: {
    jobs: { 'akhiri-persetujuan': 3600, 'ringkasan-pelepasan': 300 },
    tugas: ['persetujuan'],
    invariants: ['Pengajuan yang disetujui adalah yang dilepas', 'Pengajuan berakhir tanpa putusan setelah waktunya'],
  },
  keamanan: {
    jobs: { 'bersihkan-kejadian': 3600, 'kabarkan-kejadian': 60 },
    tugas: ['adminDitebak', 'kejadianPenting'],
  },
  akun: {
    jobs: { 'bersihkan-akun': 3600 },
    invariants: [
      'Tautan hanya berlaku sebentar',
      'Pengaturan keamanan ada',
      'Sesi berakhir, dan perangkatnya milik akun yang sama',
      'Kode pemulihan hanya ada untuk kode dua langkah yang aktif',
      'Tautan yang tidak berlaku sudah dihapus dari email tersimpan',
    ],
  },
  kabar: {},
  saluran: {
    invariants: ['Langganan notifikasi milik akun dari sesinya'],
    jobs: { 'kirim-saluran': 10, 'bersihkan-saluran': 3600 },
    metrics: ['kerapusehat_kabar_saluran_late_seconds'],
  },
  percakapan: {
    jobs: { 'kirim-jawaban': 5, 'bersihkan-percakapan': 3600 },
    jejak: ['percakapan'],
    tugas: ['percakapanBaru'],
    metrics: ['kerapusehat_jawaban_wa_late_seconds'],
  },
  whatsapp: {
    jobs: { 'proses-whatsapp': 60, 'segarkan-templat-wa': 86_400, 'bersihkan-whatsapp': 3600 },
    metrics: ['kerapusehat_webhook_wa_late_seconds'],
    tugas: ['kabarMeta'],
  },
  alamat: {
    invariants: [
      'Alamat pada profil adalah alamat utama dari buku alamat',
      'Kode wilayah sebuah alamat ada bersama nama-namanya',
    ],
  },
  stok: {
    jobs: { 'sisihkan-lot': 900 },
    jejak: ['lot'],
    tugas: ['barangDitunggu', 'lotTerlaluDekat', 'lotKedaluwarsa', 'lotTanpaNomor'],
    invariants: [
      'Mutasi stok searah dengan alasannya',
      'Mutasi lot searah dengan alasannya',
      'Alasan penarikan hanya ada pada lot yang ditarik',
      'Lot dicatat setelah barangnya diterima',
      'Stok tidak kurang dari nol',
      'Stok adalah jumlah mutasinya',
      'Yang ditahan pembeli baru adalah isi pesanannya yang menunggu',
      'Stok dan yang menunggu dikemas terletak dalam lot',
      'Isi lot adalah jumlah mutasinya',
      'Yang dikemas dari sebuah lot keluar dari lot itu',
      'Barang dari lot yang ditarik tidak bisa dijual',
      'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
      'Tidak ada barang yang dikemas dari lot yang sudah ditarik atau kedaluwarsa',
      'Satu nomor lot punya satu kedaluwarsa',
      'Dari lot tanpa nomor tidak diketahui kedaluwarsanya',
      'Pesanan yang menunggu barang didahulukan dari pembeli baru',
      'Yang kurang tidak lebih dari yang menunggu dikemas',
    ],
  },
  obat: { jobs: { 'tahan-zat': 3600 }, jejak: ['zat'], tugas: ['zatMenunggu'] },
  katalog: {
    jobs: {
      'tarik-terlarang': 3600,
      'periksa-isi': 3600,
      'harga-promo': 10,
      'hitung-terjual': 3600,
      'hitung-bersama': 86400,
    },
    sumber: ['produk', 'kategori', 'paket', 'dibeli-bersama'],
    jejak: ['kategori', 'produk', 'paket'],
    tugas: ['stokMenipis', 'obatTanpaNie', 'paketPerluDiperiksa'],
    readiness: ['produk', 'nie'],
    invariants: [
      'Jumlah produk kategori adalah produknya yang aktif',
      'Ukuran satu produk minimal dua, dengan golongan dan zat aktif yang sama',
      'Harga promo yang berlaku adalah yang ditulis, dan tidak untuk obat resep',
      'Yang terjual tidak lebih dari yang pernah dibayar',
    ],
    catatan: ['gambar produk atau paket ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di admin toko.'],
  },
  kaitan: { jejak: ['kaitan-penyakit'], invariants: ['Setiap kaitan menyebut penyakit yang dikenal'] },
  dosis: {},
  konten: {
    jobs: { 'kabarkan-artikel': 60, 'buang-gambar-artikel': 3600 },
    sumber: ['artikel*'],
    jejak: ['artikel'],
    invariants: ['Setiap gambar di dalam artikel ada berkasnya'],
    catatan: ['gambar artikel ada di situs lain, jadi tidak ditampilkan. Unggah gambarnya di admin toko.'],
  },
  penyakit: {
    jobs: { 'bersihkan-minat': 3600 },
    sumber: ['catatan_penyakit'],
    jejak: ['catatan-penyakit'],
    invariants: ['Setiap catatan penyakit ada kartunya'],
  },
  pencarian: { jobs: { 'bersihkan-pencarian': 3600 }, sumber: ['sinonim'], jejak: ['sinonim'] },
  direktori: { sumber: ['direktori'], jejak: ['direktori'] },
  foto: { jobs: { 'jaga-foto': 3600 } },
  kontak: { jobs: { 'jaga-laporan': 3600 }, jejak: ['laporan'], tugas: ['laporanBaru'] },
  gejala: {},
  resep: {
    jobs: { 'jaga-resep': 3600, 'isi-rupa-resep': 60 },
    jejak: ['resep'],
    tugas: ['resepMenunggu'],
    invariants: [
      'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
      'Yang disetujui ada pada resep yang disetujui, dan hanya di sana',
      'Jumlah yang disetujui adalah yang dicatat di jejak',
    ],
  },
  pengiriman: {
    jobs: { 'lacak-kurir': 300 },
    sumber: ['pengiriman'],
    jejak: ['metode-pengiriman', 'tarif-ongkir'],
    tugas: ['jalurDitebak', 'tanpaPembawa'],
    readiness: ['ongkir'],
  },
  grup: { jejak: ['grup-pelanggan'] },
  voucher: {
    jejak: ['voucher'],
    invariants: [
      'Pemakai voucher adalah pembeli pesanannya',
      'Voucher dipakai sebanyak pesanan yang memegangnya',
      'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
      'Voucher tidak memotong obat resep',
    ],
  },
  buku: {
    invariants: [
      'Buku menyebut pesanan dan pengembalian dari pembayarannya',
      'Pengembalian yang selesai ada di buku',
      'Uang yang kembali seluruhnya membawa kembali semua barisnya',
      'Dari satu pembayaran tidak kembali lebih daripada yang masuk',
      'Buku uang sesuai dengan Midtrans dan catatan admin',
      'Status pembayaran pesanan sesuai bukunya',
      'Barang yang kembali tidak melebihi isi pesanan',
      'Yang kembali ke rak tidak melebihi yang diambil pesanan',
    ],
  },
  templat: { jejak: ['templat'] },
  perjalanan: {
    jobs: { 'ingatkan-bayar': 60 },
    invariants: [
      'Pelaku riwayat dikenal',
      'Pesanan adalah milik pembeli yang membuatnya',
      'Riwayat menyambung dan berakhir di status pesanan',
      'Setiap status pesanan ada riwayatnya',
    ],
  },
  pembayaran: {
    jobs: { 'periksa-pembayaran': 10, 'periksa-pengembalian': 10, 'terapkan-notifikasi': 10, 'periksa-titipan': 10 },
    jejak: ['metode-pembayaran', 'titipan'],
    tugas: ['titipan'],
    readiness: ['midtrans'],
    metrics: [
      'kerapusehat_pembayaran',
      'kerapusehat_pembayaran_check_late_seconds',
      'kerapusehat_notifikasi_waiting',
      'kerapusehat_notifikasi_oldest_seconds',
      'kerapusehat_pengembalian_waiting',
    ],
    invariants: [
      'Transaksi yang diketahui statusnya punya nomor',
      'Status Midtrans sesuai dengan yang dikembalikannya',
      'Pesanan lunas punya pembayaran sebesar totalnya',
      'Uang yang masuk membuat pesanan lunas, atau ditandai',
      'Pesanan yang halaman bayarnya terbuka diperiksa lagi sampai jelas',
      'Tanda tentang jawaban Midtrans hilang begitu jawabannya ada',
      'Dana yang dikembalikan tidak melebihi pembayarannya',
      'Pengembalian yang berhasil tercatat di Midtrans',
      'Pengembalian yang ditolak ada di riwayat',
      'Uang titipan yang dipasangkan adalah pembayaran pesanannya',
      'Uang titipan yang tidak dipasangkan bukan pembayaran pesanan',
      'Pengembalian atas keluhan adalah untuk pesanan yang dikeluhkan',
      'Uang titipan yang dikembalikan Midtrans kembali seluruhnya',
    ],
    catatan: ['uang titipan (masuk tanpa pesanan) menunggu keputusan. Lihat menu Uang Titipan di admin toko.'],
  },
  pesanan: {
    jobs: { 'lupakan-jaringan': 3600 },
    jejak: ['pesanan'],
    tugas: ['resepMendesak'],
    metrics: ['kerapusehat_pesanan'],
    invariants: [
      'Pesanan dan resepnya milik orang yang sama',
      'Nota bertanggal dan bernomor menurut pembayarannya',
      'Pesanan pengganti menurut keluhan pesanan asalnya',
      'Setiap pesanan yang dibayar bernota',
      'Nomor nota setiap bulan tanpa celah',
      'Ongkir pesanan sesuai hitungan, atau diisi admin',
      'Pesanan yang menunggu ongkir tidak bisa dibayar',
      'Resep terpakai sebanyak yang diambil pesanannya',
      'Obat resep hanya dibayar dengan resep yang disetujui',
      'Pesanan yang belum dibayar memegang resepnya, yang berakhir tidak',
      'Pesanan yang resepnya belum diputuskan tidak bisa dibayar',
      'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir',
      'Kiriman sebagian tidak melebihi isi pesanan',
      'Bagian pesanan memuat semua produknya',
      'Total pesanan adalah isinya, PPN-nya, dan ongkirnya, kurang diskonnya',
      'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya',
      'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
      'Potongan pesanan adalah sebesar nilainya, kecuali tidak ada lagi yang bisa dipotong',
      'Potongan dari admin tidak ada pada pesanan yang dibuat pembeli',
    ],
    onResep: true,
  },
  checkout: {},
  cari: {},
  pemenuhan: { jejak: ['kiriman'], jobs: { 'selesaikan-pesanan': 3600 } },
  'pesanan-saya': { jobs: { 'lupakan-tautan-bayar': 3600 } },
  'pesanan-admin': {
    tugas: ['perluDiproses', 'lunasTanpaStok', 'pembayaranMeragukan', 'habisHariIni', 'ongkirMenunggu'],
  },
  kemas: { tugas: ['menungguKemas'] },
  retur: {
    jejak: ['retur'],
    tugas: ['returDitunggu'],
    invariants: [
      'Retur tidak melebihi isi pesanan',
      'Barang yang kembali menyebut pesanan dari retur atau pengembaliannya',
      'Rincian pengembalian berjumlah sebesar dananya',
      'Dana kembali sebuah baris tidak melebihi yang dibayar untuknya',
      'Retur yang datang bergerak di stok',
      'Yang ditunggu sebagai retur masih di tangan pembelinya',
      'Pesanan pengganti tidak berbayar, dan pembelinya sama',
    ],
  },
  keluhan: {
    jobs: { 'jaga-keluhan': 3600 },
    jejak: ['keluhan'],
    tugas: ['keluhanMenunggu', 'keluhanLewat'],
    invariants: [
      'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus',
      'Yang dikeluhkan ada pada pesanannya',
      'Keluhan yang dijawab atau selesai punya jawaban toko',
      'Keluhan yang menunggu toko belum dijawab',
      'Keluhan yang selesai dengan uang atau barang punya pengembalian atau pengganti',
    ],
  },
  karantina: { tugas: ['karantina'] },
  pembelian: {
    jobs: { 'ringkasan-pagi': 300 },
    jejak: ['pemasok', 'pembelian'],
    invariants: [
      'Barang dari pembelian adalah yang dipesan',
      'Pembelian punya baris, dan dipesan setelah dibuat',
      'Keadaan pembelian sesuai dengan yang sudah datang',
      'Nama pemasok di lot adalah pemasok',
    ],
  },
  'buku-obat': {
    jobs: { 'ingatkan-obat': 600 },
    invariants: ['Sebuah buku obat sudah sampai pada catatan terakhirnya'],
  },
  ulasan: {
    jobs: { 'undang-ulasan': 3600 },
    sumber: ['ulasan_produk', 'ulasan_paket'],
    jejak: ['ulasan'],
    tugas: ['ulasanMenunggu'],
    invariants: ['Ulasan hanya dari pembeli barangnya'],
  },
  beranda: {
    jobs: { 'buang-gambar-beranda': 3600 },
    sumber: ['beranda'],
    jejak: ['beranda'],
    invariants: ['Pengaturan beranda ada', 'Setiap gambar beranda ada berkasnya'],
  },
  favorit: { jobs: { 'kabarkan-stok': 60 } },
  pelanggan: { jobs: { 'lupakan-gabungan': 3600 }, jejak: ['pelanggan'], tugas: ['mintaHapus'] },
  undangan: {
    jobs: { 'bersihkan-undangan': 3600 },
    jejak: ['undangan'],
    invariants: ['Undangan yang tidak berlaku sudah dihapus dari email tersimpan'],
  },
  pengguna: { jejak: ['pengguna'], invariants: ['Peran akun adalah yang terakhir dicatat di jejak'] },
  pengaturan: {
    jobs: { 'akhiri-libur': 60 },
    sumber: ['pengaturan'],
    jejak: ['pengaturan-toko'],
    readiness: ['identitas'],
    invariants: ['Pengaturan toko ada'],
  },
  sambungan: { jejak: ['sambungan'] },
  pelanggaran: { jobs: { 'bersihkan-pelanggaran': 3600 } },
  ketentuan: { sumber: ['ketentuan*'], jejak: ['ketentuan'] },
  kesehatan: {
    jobs: { 'periksa-buku': 10 },
    jejak: ['cadangan', 'penjelasan'],
    tugas: ['bukuTidakCocok'],
    metrics: [
      'kerapusehat_books_broken_rules',
      'kerapusehat_books_unchecked_seconds',
      'kerapusehat_books_unchecked_rules',
    ],
  },
  keuangan: {
    jejak: ['setoran'],
    jobs: { 'cocokkan-midtrans': 3600 },
    tugas: ['setoranBeda', 'midtransBeda'],
    invariants: [
      'Setoran menunjuk pembayarannya',
      'Setoran yang diimpor ada semua',
      'Yang dibandingkan dengan Midtrans adalah bukunya',
    ],
  },
  dasbor: { jobs: { 'ringkasan-senin': 300 } },
}

test('lists every feature of the shop once', () => {
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(Object.keys(CONTENT).toSorted())
})

test.each(FEATURES.map((feature) => [feature.name, feature] as const))(
  'registers the jobs, rules and metrics of %s',
  (name, feature) => {
    expect(contentOf(feature)).toEqual(CONTENT[name])
  },
)

function contentOf({ jobs, sumber, jejak, tugas, readiness, metrics, invariants, catatan, onResep }: Feature): Content {
  const names = { tugas, readiness, metrics, invariants, catatan }
  return {
    ...(jobs && { jobs: Object.fromEntries(Object.entries(jobs).map(([name, { every }]) => [name, every])) }),
    ...(sumber && { sumber: Object.entries(sumber).map(([name, { next }]) => (next ? `${name}*` : name)) }),
    ...(jejak && { jejak: [...jejak] }),
    ...Object.fromEntries(Object.entries(names).flatMap(([key, value]) => (value ? [[key, Object.keys(value)]] : []))),
    ...(onResep && { onResep: true }),
  }
}

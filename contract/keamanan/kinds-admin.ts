/** Severities of security events. `penting`: rights of the shop changed, or an attack on it. `waspada`: a refused attempt. */
export const TINGKAT = ['penting', 'waspada', 'biasa'] as const
export type Tingkat = (typeof TINGKAT)[number]

interface Kind {
  nama: string
  tingkat: Tingkat
  /** True: strangers can cause it at any rate, so it is logged once a minute and limited in the table. */
  sering?: true
  /** True: the owners get a mail, at most one per kind and hour. */
  kabar?: true
}

/** All kinds of security events: name, severity, and what follows. */
export const KEJADIAN = {
  'admin-diserang': { nama: 'Admin toko diserang', tingkat: 'penting', kabar: true },
  'perangkat-pemilik': { nama: 'Pemilik login dari perangkat baru', tingkat: 'penting', kabar: true },
  peran: { nama: 'Peran diubah', tingkat: 'penting', kabar: true },
  'dua-faktor-mati': { nama: 'Verifikasi dua langkah dimatikan', tingkat: 'penting', kabar: true },
  sambungan: { nama: 'Email, Midtrans & WhatsApp diatur', tingkat: 'penting', kabar: true },
  'notifikasi-palsu': { nama: 'Notifikasi Midtrans atau WhatsApp palsu', tingkat: 'penting', sering: true },
  terlewat: { nama: 'Tidak tercatat lengkap', tingkat: 'penting' },
  'login-gagal': { nama: 'Login gagal', tingkat: 'waspada', sering: true },
  dibatasi: { nama: 'Terlalu sering mencoba', tingkat: 'waspada', sering: true },
  ditolak: { nama: 'Ditolak di admin toko', tingkat: 'waspada', sering: true },
  'token-palsu': { nama: 'Token atau tautan palsu', tingkat: 'waspada', sering: true },
  'jelajah-nomor': { nama: 'Mencoba nomor milik orang lain', tingkat: 'waspada', sering: true },
  'situs-lain': { nama: 'Perintah dari situs lain', tingkat: 'waspada', sering: true },
  'pindai-alamat': { nama: 'Mencari berkas server', tingkat: 'waspada', sering: true },
  'permintaan-rusak': { nama: 'Permintaan HTTP rusak', tingkat: 'waspada', sering: true },
  'alamat-asing': { nama: 'Alamat notifikasi asing', tingkat: 'waspada', sering: true },
  'kunci-ulang': { nama: 'Kunci permintaan dipakai ulang', tingkat: 'waspada', sering: true },
  'unggahan-palsu': { nama: 'Berkas bukan gambar', tingkat: 'waspada', sering: true },
  'isian-berbahaya': { nama: 'Rumus atau skrip dalam isian', tingkat: 'waspada', sering: true },
  'karakter-terlarang': { nama: 'Karakter terlarang dalam isian', tingkat: 'waspada', sering: true },
  'isian-raksasa': { nama: 'Isian terlalu besar', tingkat: 'waspada', sering: true },
  'tebak-voucher': { nama: 'Menebak kode voucher', tingkat: 'waspada', sering: true },
  'daftar-massal': { nama: 'Pendaftaran massal', tingkat: 'waspada', sering: true },
  'batas-pesanan': { nama: 'Batas pesanan', tingkat: 'waspada', sering: true },
  unggahan: { nama: 'Batas unggahan', tingkat: 'waspada', sering: true },
  'ekspor-orang': { nama: 'Data pembeli diunduh', tingkat: 'waspada' },
  'ekspor-kejadian': { nama: 'Catatan keamanan diunduh', tingkat: 'waspada' },
  'gabung-akun': { nama: 'Akun digabungkan', tingkat: 'waspada' },
  'pisah-akun': { nama: 'Gabungan akun dipisah', tingkat: 'waspada' },
  'pesanan-pengganti': { nama: 'Pesanan pengganti', tingkat: 'waspada' },
  pengembalian: { nama: 'Pengembalian dana', tingkat: 'waspada' },
  'potongan-pesanan': { nama: 'Pesanan di bawah harga', tingkat: 'waspada' },
  'stok-keluar': { nama: 'Stok dikurangi', tingkat: 'waspada' },
  'harga-turun': { nama: 'Harga diturunkan', tingkat: 'waspada' },
  persetujuan: { nama: 'Persetujuan', tingkat: 'waspada' },
  login: { nama: 'Login', tingkat: 'biasa' },
  email: { nama: 'Email diganti', tingkat: 'biasa' },
  'kata-sandi': { nama: 'Kata sandi', tingkat: 'biasa' },
  'kunci-sandi': { nama: 'Kunci sandi', tingkat: 'biasa' },
  'dua-faktor': { nama: 'Verifikasi dua langkah', tingkat: 'biasa' },
  'perangkat-baru': { nama: 'Perangkat baru', tingkat: 'biasa' },
  'sesi-diakhiri': { nama: 'Sesi diakhiri', tingkat: 'biasa' },
  'bukti-ulang': { nama: 'Diminta kata sandi lagi', tingkat: 'biasa' },
} as const satisfies Record<string, Kind>
export type KejadianKind = keyof typeof KEJADIAN

const KINDS = Object.entries<Kind>(KEJADIAN) as [KejadianKind, Kind][]
const kindsWhere = (test: (kind: Kind) => boolean) => KINDS.flatMap(([name, kind]) => (test(kind) ? name : []))

/** Kinds that strangers can cause at any rate. */
export const FREQUENT_KINDS = kindsWhere(({ sering }) => sering === true)
/** Kinds that are mailed to the owners. */
export const ALERT_KINDS = kindsWhere(({ kabar }) => kabar === true)
/** Returns the kinds of a severity. */
export const kindsOf = (tingkat: Tingkat) => kindsWhere((kind) => kind.tingkat === tingkat)

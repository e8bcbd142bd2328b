import type { KejadianActor, KejadianKind } from '#contract/keamanan/admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Display names of the security events, for list and filter. */
export const KEJADIAN: Record<KejadianKind, { nama: string; tone: BadgeTone }> = {
  login: { nama: 'Login', tone: 'hijau' },
  'login-gagal': { nama: 'Login gagal', tone: 'kuning' },
  dibatasi: { nama: 'Terlalu sering mencoba', tone: 'kuning' },
  ditolak: { nama: 'Ditolak di admin toko', tone: 'kuning' },
  peran: { nama: 'Peran diubah', tone: 'laut' },
  email: { nama: 'Email diganti', tone: 'abu' },
  'kata-sandi': { nama: 'Kata sandi', tone: 'abu' },
  'kunci-sandi': { nama: 'Kunci sandi', tone: 'abu' },
  'dua-faktor': { nama: 'Verifikasi dua langkah', tone: 'abu' },
  'perangkat-baru': { nama: 'Perangkat baru', tone: 'abu' },
  'sesi-diakhiri': { nama: 'Sesi diakhiri', tone: 'abu' },
  'bukti-ulang': { nama: 'Diminta kata sandi lagi', tone: 'abu' },
  'ekspor-orang': { nama: 'Data pembeli diunduh', tone: 'laut' },
  'gabung-akun': { nama: 'Akun digabungkan', tone: 'laut' },
  'pesanan-pengganti': { nama: 'Pesanan pengganti', tone: 'laut' },
  pengembalian: { nama: 'Pengembalian dana', tone: 'laut' },
  sambungan: { nama: 'Email & Midtrans diatur', tone: 'laut' },
  'batas-pesanan': { nama: 'Batas pesanan', tone: 'kuning' },
  unggahan: { nama: 'Batas unggahan', tone: 'kuning' },
  terlewat: { nama: 'Tidak tercatat lengkap', tone: 'merah' },
}

export const ACTOR_WORDS: Record<KejadianActor, string> = {
  admin: 'Administrator',
  pelanggan: 'Pembeli',
  'tidak-dikenal': 'Tidak dikenal',
}

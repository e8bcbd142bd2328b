/** What somebody without a session is told where one is needed. */
export const AKSES_DIBATASI = {
  title: 'Akses Dibatasi',
  text: 'Anda harus login terlebih dahulu untuk mengakses halaman ini.',
  confirm: 'Login Sekarang',
  cancel: 'Batal',
}

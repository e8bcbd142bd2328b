/** Dialog shown to a visitor without a session on a screen that needs one. */
export const ACCESS_LIMITED = {
  title: 'Akses Dibatasi',
  text: 'Anda harus login terlebih dahulu untuk mengakses halaman ini.',
  confirm: 'Login Sekarang',
  cancel: 'Batal',
}

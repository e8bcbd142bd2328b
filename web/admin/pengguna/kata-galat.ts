/** What is said where an account can be neither read nor saved, and the server does not say why. */
export const GALAT_PENGGUNA = {
  answered: 'Terjadi kesalahan tidak dikenal.',
  silent: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda.',
  other: 'Terjadi kesalahan saat memproses permintaan.',
}

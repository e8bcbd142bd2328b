/** Error texts for loading and saving an account, if the server sends no message. */
export const PENGGUNA_ERRORS = {
  answered: 'Terjadi kesalahan tidak dikenal.',
  silent: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda.',
  other: 'Terjadi kesalahan saat memproses permintaan.',
}

/** Entries of the bottom bar. */
export type Tab = 'beranda' | 'produk' | 'sakit' | 'keranjang' | 'akun'

/** First match wins. */
const TABS: readonly (readonly [RegExp, Tab])[] = [
  [/^\/(keranjang|pemesanan|pesan-tanpa-login|produk\/produk-satuan\/pemesanan)/, 'keranjang'],
  [/^\/(produk|daftar-harga|favorit|cari)/, 'produk'],
  [/^\/(layanan|artikel|penyakit-ikan)/, 'sakit'],
  [
    /^\/(login|masuk-dengan-kode|register|lupa-password|atur-ulang-sandi|konfirmasi|kembalikan-email|pisahkan-akun)/,
    'akun',
  ],
  [/^\/(akun|profil|pengaturan|riwayat-pembayaran|resep-saya|ajukan-resep|ulasan-saya|kabar|bayar)/, 'akun'],
  [/^\/($|beranda-|tentang-kami|kontak|sukses|syarat-dan-ketentuan|kebijakan-privasi)/, 'beranda'],
]

/** Returns the entry that a path belongs to; undefined for error screens and the list of offline copies. */
export function tabOf(pathname: string): Tab | undefined {
  const path = pathname.toLowerCase()
  return TABS.find(([pattern]) => pattern.test(path))?.[1]
}

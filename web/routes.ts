import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Paths match without regard to case, so /Produk is /produk. */
export default [
  layout('toko/kerangka/kerangka.layout.tsx', [
    index('toko/beranda/beranda.page.tsx'),
    route('beranda-pengguna', 'toko/beranda/beranda.page.tsx', { id: 'beranda-pengguna' }),
    route('beranda-user', 'toko/beranda/beranda.page.tsx', { id: 'beranda-user' }),

    route('login', 'toko/akun/login.page.tsx'),
    route('register', 'toko/akun/register.page.tsx'),
    route('lupa-password', 'toko/akun/lupa-password.page.tsx'),
    route('atur-ulang-sandi', 'toko/akun/atur-ulang-sandi.page.tsx'),

    route('kontak', 'toko/kontak/kontak.page.tsx'),
    route('Sukses', 'toko/kontak/sukses.page.tsx'),

    route('produk', 'toko/katalog/pilih-jenis.page.tsx'),
    route('produk/produk-satuan', 'toko/katalog/produk-daftar.page.tsx'),
    route('produk/produk-satuan/:produkId', 'toko/katalog/produk-detail.page.tsx'),
    route('produk/produk-paketan', 'toko/katalog/paket-daftar.page.tsx'),
    route('keranjang', 'toko/keranjang/keranjang.page.tsx'),

    route('layanan', 'toko/konten/layanan.page.tsx'),
    route('layanan/detail/:id', 'toko/konten/layanan-detail.page.tsx'),
    route('layanan2', 'toko/konten/artikel-daftar.page.tsx'),
    route('artikel/:id', 'toko/konten/artikel-detail.page.tsx'),
    route('penyakit-ikan', 'toko/konten/penyakit-ikan.page.tsx'),
    route('tentang-kami', 'toko/konten/tentang-kami.page.tsx'),
    route('syarat-dan-ketentuan', 'toko/konten/syarat-dan-ketentuan.page.tsx'),
    route('kebijakan-privasi', 'toko/konten/kebijakan-privasi.page.tsx'),

    // Guarded: they render nothing of anybody's until the browser knows who is signed in.
    route('produk/produk-satuan/pemesanan', 'toko/pemesanan/checkout.page.tsx'),
    route('pemesanan', 'toko/pemesanan/pemesanan.page.tsx'),
    route('riwayat-pembayaran', 'toko/pemesanan/riwayat.page.tsx'),
    route('akun', 'toko/akun/akun.page.tsx'),
    route('profil', 'toko/akun/akun.page.tsx', { id: 'profil' }),
    route('PengaturanProfil', 'toko/akun/pengaturan-profil.page.tsx'),
    route('PengaturanAvatar', 'toko/akun/pengaturan-avatar.page.tsx'),
    route('PengaturanPassword', 'toko/akun/pengaturan-password.page.tsx'),
    route('PengaturanNotifikasi', 'toko/akun/pengaturan-notifikasi.page.tsx'),

    route('404', 'toko/galat/tidak-ditemukan.page.tsx'),
    route('*', 'toko/galat/jalur-lain.page.tsx'),
  ]),

  // For search engines, outside the frame.
  route('sitemap.xml', 'toko/konten/sitemap.ts'),
  route('robots.txt', 'toko/konten/robots.ts'),
] satisfies RouteConfig

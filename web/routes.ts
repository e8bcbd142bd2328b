import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Paths match without regard to case, so /Produk is /produk. */
export default [
  layout('toko/frame/kerangka.layout.tsx', [
    index('toko/beranda/beranda.page.tsx'),
    route('beranda-pengguna', 'toko/beranda/beranda.page.tsx', { id: 'beranda-pengguna' }),
    route('beranda-user', 'toko/beranda/beranda.page.tsx', { id: 'beranda-user' }),

    route('login', 'toko/akun/login.page.tsx'),
    route('register', 'toko/akun/register.page.tsx'),
    route('lupa-password', 'toko/akun/lupa-password.page.tsx'),
    route('atur-ulang-sandi', 'toko/akun/atur-ulang-sandi.page.tsx'),
    route('konfirmasi-email', 'toko/akun/konfirmasi-email.page.tsx'),
    route('kembalikan-email', 'toko/akun/kembalikan-email.page.tsx'),

    route('kontak', 'toko/kontak/kontak.page.tsx'),
    route('Sukses', 'toko/kontak/sukses.page.tsx'),

    route('produk', 'toko/katalog/pilih-jenis.page.tsx'),
    route('produk/produk-satuan', 'toko/katalog/produk-daftar.page.tsx'),
    route('produk/produk-satuan/:produkId', 'toko/katalog/produk-detail.page.tsx'),
    route('produk/produk-paketan', 'toko/katalog/paket-daftar.page.tsx'),
    route('produk/produk-paketan/:paketId', 'toko/katalog/paket-detail.page.tsx'),
    route('keranjang', 'toko/keranjang/keranjang.page.tsx'),
    route('favorit', 'toko/katalog/favorit.page.tsx'),

    route('layanan', 'toko/konten/layanan.page.tsx'),
    route('layanan/cek-gejala', 'toko/gejala/cek-gejala.page.tsx'),
    route('layanan/detail/:id', 'toko/konten/layanan-detail.page.tsx'),
    route('layanan/penyakit/:kode', 'toko/penyakit/kartu-penyakit.page.tsx'),
    route('layanan/air', 'toko/penyakit/air.page.tsx'),
    route('layanan/kalkulator-dosis', 'toko/dosis/kalkulator.page.tsx'),
    route('layanan2', 'toko/konten/artikel-daftar.page.tsx'),
    route('artikel/:id', 'toko/konten/artikel-detail.page.tsx'),
    route('layanan/siapa-dihubungi', 'toko/direktori/siapa-dihubungi.page.tsx'),
    route('cari', 'toko/pencarian/cari.page.tsx'),
    route('penyakit-ikan', 'toko/konten/penyakit-ikan.page.tsx'),
    route('tentang-kami', 'toko/konten/tentang-kami.page.tsx'),
    route('syarat-dan-ketentuan', 'toko/ketentuan/syarat-dan-ketentuan.page.tsx'),
    route('kebijakan-privasi', 'toko/ketentuan/kebijakan-privasi.page.tsx'),

    // Guarded: they render nothing of anybody's until the browser knows who is signed in.
    route('produk/produk-satuan/pemesanan', 'toko/pesanan/checkout.page.tsx'),
    route('pemesanan', 'toko/pesanan/pesanan.page.tsx'),
    route('konfirmasi-pembayaran', 'toko/pesanan/konfirmasi.page.tsx'),
    route('riwayat-pembayaran', 'toko/pesanan/riwayat.page.tsx'),
    route('riwayat-pembayaran/nota/:nomor', 'toko/pesanan/nota.page.tsx'),
    route('riwayat-pembayaran/keluhan/:nomor', 'toko/keluhan/keluhan.page.tsx'),
    route('resep-saya', 'toko/resep/resep-daftar.page.tsx'),
    route('resep-saya/:resepId', 'toko/resep/resep-detail.page.tsx'),
    route('ajukan-resep', 'toko/resep/resep-ajukan.page.tsx'),
    route('ulasan-saya', 'toko/ulasan/ulasan-saya.page.tsx'),
    route('akun', 'toko/akun/akun.page.tsx'),
    route('profil', 'toko/akun/akun.page.tsx', { id: 'profil' }),
    // One screen, whatever its query asks for: a device keeps it under one address.
    route('akun/buku-obat', 'toko/buku-obat/buku-obat.page.tsx'),
    route('akun/alamat', 'toko/alamat/alamat.page.tsx'),
    route('PengaturanProfil', 'toko/akun/pengaturan-profil.page.tsx'),
    route('PengaturanAvatar', 'toko/akun/pengaturan-avatar.page.tsx'),
    route('PengaturanPassword', 'toko/akun/pengaturan-password.page.tsx'),
    route('PengaturanNotifikasi', 'toko/akun/pengaturan-notifikasi.page.tsx'),
    route('PengaturanPerangkat', 'toko/akun/pengaturan-perangkat.page.tsx'),

    route('luring', 'toko/offline/offline.page.tsx'),
    route('404', 'toko/errors/tidak-ditemukan.page.tsx'),
    route('*', 'toko/errors/jalur-lain.page.tsx'),
  ]),

  // The back office: no line of it reaches a customer's browser.
  route('login-admin', 'admin/frame/login-admin.page.tsx'),
  layout('admin/frame/admin.layout.tsx', [
    route('dasbor-admin', 'admin/dasbor/dasbor.page.tsx'),

    route('kategori-produk', 'admin/katalog/kategori-daftar.page.tsx'),
    route('tambah-kategori', 'admin/katalog/kategori-add.page.tsx'),
    route('edit-kategori/:kategoriId', 'admin/katalog/kategori-edit.page.tsx'),

    route('daftar-pesanan', 'admin/pesanan/pesanan-daftar.page.tsx'),
    route('detail-pesanan-satuan/:orderId', 'admin/pesanan/pesanan-detail.page.tsx'),
    route('detail-pesanan-paketan/:orderId', 'admin/pesanan/pesanan-detail.page.tsx', { id: 'detail-pesanan-paketan' }),
    route('stok-ditahan', 'admin/pesanan/ditahan.page.tsx'),
    route('karantina', 'admin/karantina/karantina.page.tsx'),
    route('tarik-lot', 'admin/karantina/tarik-daftar.page.tsx'),
    route('tarik-lot/:lotId', 'admin/karantina/tarik-lot.page.tsx'),
    route('cetak-pesanan/:orderId', 'admin/pesanan/cetak.page.tsx'),

    route('daftar-keluhan', 'admin/keluhan/keluhan-daftar.page.tsx'),
    route('detail-keluhan/:keluhanId', 'admin/keluhan/keluhan-detail.page.tsx'),
    route('daftar-resep', 'admin/resep/resep-daftar.page.tsx'),
    route('detail-resep/:resepId', 'admin/resep/resep-detail.page.tsx'),

    route('manajemen-produk', 'admin/katalog/produk-daftar.page.tsx'),
    route('tambah-produk', 'admin/katalog/produk-add.page.tsx'),
    route('edit-produk/:produkId', 'admin/katalog/produk-edit.page.tsx'),
    route('impor-produk', 'admin/katalog/produk-import.page.tsx'),

    route('lot', 'admin/stok/lot-daftar.page.tsx'),
    route('lot/:lotId', 'admin/stok/lot-detail.page.tsx'),
    route('barang-masuk', 'admin/stok/barang-masuk.page.tsx'),
    route('impor-barang-masuk', 'admin/stok/masuk-import.page.tsx'),
    route('opname', 'admin/stok/opname.page.tsx'),
    route('laba-lot', 'admin/stok/laba-lot.page.tsx'),

    route('manajemen-paket', 'admin/katalog/paket-daftar.page.tsx'),
    route('tambah-paket', 'admin/katalog/paket-add.page.tsx'),
    route('edit-paket/:paketId', 'admin/katalog/paket-edit.page.tsx'),
    route('urutan-paket', 'admin/katalog/paket-urutan.page.tsx'),

    route('manajemen-artikel', 'admin/konten/artikel-daftar.page.tsx'),
    route('tambah-artikel', 'admin/konten/artikel-add.page.tsx'),
    route('edit-artikel/:artikelId', 'admin/konten/artikel-edit.page.tsx'),
    route('kata-pencarian', 'admin/pencarian/kata-daftar.page.tsx'),
    route('tambah-kata', 'admin/pencarian/kata-add.page.tsx'),
    route('edit-kata/:sinonimId', 'admin/pencarian/kata-edit.page.tsx'),
    route('pencarian-kosong', 'admin/pencarian/kosong-daftar.page.tsx'),
    route('direktori', 'admin/direktori/direktori-daftar.page.tsx'),
    route('edit-direktori/:kode', 'admin/direktori/direktori-edit.page.tsx'),
    route('kaitan-penyakit', 'admin/kaitan/kaitan-daftar.page.tsx'),
    route('kaitan-penyakit/:kode', 'admin/kaitan/kaitan-edit.page.tsx'),
    route('metode-pembayaran', 'admin/pembayaran/metode-daftar.page.tsx'),
    route('tambah-metode', 'admin/pembayaran/metode-add.page.tsx'),
    route('edit-metode/:metodeId?', 'admin/pembayaran/metode-edit.page.tsx'),

    route('uang-titipan', 'admin/pembayaran/titipan-daftar.page.tsx'),

    route('naskah-hukum', 'admin/ketentuan/ketentuan-daftar.page.tsx'),
    route('tambah-naskah-hukum', 'admin/ketentuan/ketentuan-add.page.tsx'),
    route('pengaturan-toko', 'admin/pengaturan/pengaturan-toko.page.tsx'),
    route('metode-pengiriman', 'admin/pengiriman/pengiriman-daftar.page.tsx'),
    route('tambah-pengiriman', 'admin/pengiriman/pengiriman-add.page.tsx'),
    route('edit-pengiriman/:shippingId', 'admin/pengiriman/pengiriman-edit.page.tsx'),
    route('tarif-ongkir', 'admin/pengiriman/tarif-daftar.page.tsx'),
    route('tambah-tarif-ongkir', 'admin/pengiriman/tarif-add.page.tsx'),
    route('edit-tarif-ongkir/:ongkirId', 'admin/pengiriman/tarif-edit.page.tsx'),
    route('impor-tarif-ongkir', 'admin/pengiriman/tarif-import.page.tsx'),

    route('laporan-pengguna', 'admin/kontak/laporan-daftar.page.tsx'),
    route('ulasan-pembeli', 'admin/ulasan/ulasan-daftar.page.tsx'),
    route('daftar-surat', 'admin/surat/surat-daftar.page.tsx'),
    route('catatan-keamanan', 'admin/keamanan/keamanan.page.tsx'),

    route('manajemen-user', 'admin/pengguna/pengguna-daftar.page.tsx'),
    route('edit-user/:userId?', 'admin/pengguna/pengguna-edit.page.tsx'),

    route('jejak-perubahan', 'admin/jejak/jejak.page.tsx'),
    route('perangkat-kantor', 'admin/akun/perangkat.page.tsx'),
    route('keamanan-akun', 'admin/akun/keamanan.page.tsx'),
    route('kesehatan-toko', 'admin/kesehatan/kesehatan.page.tsx'),
    route('laporan-peramban', 'admin/pelanggaran/pelanggaran-daftar.page.tsx'),
  ]),

  // All of the design on one page, while developing: a build does not know it.
  ...(import.meta.env?.MODE === 'development' ? [route('gaya', 'styleguide/styleguide.page.tsx')] : []),

  // For search engines, outside the frame.
  route('sitemap.xml', 'toko/konten/sitemap.ts'),
  route('robots.txt', 'toko/konten/robots.ts'),
] satisfies RouteConfig

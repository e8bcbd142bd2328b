import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProfile } from '#contract/akun/endpoints.ts'
import { getPaket, getProduk, listKategori, listPaket, listProduk } from '#contract/katalog/endpoints.ts'
import { getArtikel, listArtikel } from '#contract/konten/endpoints.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { orderAgain } from '#web/lib/cart.ts'
import { answer, onlyPlain } from '#web/testing/api.ts'
import { see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import AkunPage from '#web/toko/akun/akun.page.tsx'
import AlamatPage from '#web/toko/alamat/alamat.page.tsx'
import KeranjangPage from '#web/toko/keranjang/keranjang.page.tsx'
import ArtikelDetailPage from '#web/toko/konten/artikel-detail.page.tsx'
import ArtikelListPage from '#web/toko/konten/artikel-list.page.tsx'
import PengaturanAvatarPage from './toko/akun/profil/pengaturan-avatar.page.tsx'
import ProfilePengaturanPage from './toko/akun/profil/profile-pengaturan.page.tsx'
import PengaturanPasswordPage from './toko/akun/sandi/pengaturan-password.page.tsx'
import CheckoutPage from './toko/checkout/checkout.page.tsx'
import PesananPage from './toko/checkout/pesanan.page.tsx'
import PaketDetailPage from './toko/katalog/paket/paket-detail.page.tsx'
import PaketListPage from './toko/katalog/paket/paket-list.page.tsx'
import ProdukDetailPage from './toko/katalog/produk/produk-detail.page.tsx'
import ProdukListPage from './toko/katalog/produk/produk-list.page.tsx'
import ConfirmationPage from './toko/pesanan-saya/confirmation.page.tsx'
import RiwayatPage from './toko/pesanan-saya/riwayat.page.tsx'
import PengaturanNotifikasiPage from './toko/saluran/pengaturan-notifikasi.page.tsx'

/*
 * A server that sends only the fields of the specification's points 3 and 7, and 404 for every call that the specification does
 * not name.
 */

const PRODUK = { produkId: 3, nama: 'Vitamin A', deskripsi: 'Untuk daya tahan', harga: 25_000, stok: 5, gambar: null }
const PAKET = { paketId: 2, title: 'Paket Bakteri', harga: 800_000, gambar: null, items: '["Vitamin A","Buku saku"]' }
const ARTIKEL = { artikelId: 1, judul: 'Air keruh', konten: 'Isi', gambar: null, status: 'published' }
const PESANAN = {
  midtrans_order_id: 'KS-1',
  created_at: '2026-03-10T03:00:00.000Z',
  nama_produk: 'Vitamin A',
  gambar_produk: null,
  jumlah: 2,
  harga: 25_000,
  nama_shipping: 'Reguler',
  total_harga: 62_000,
}
const USER = { id: 7, nama: 'Siti', email: 'siti@contoh.id', no_hp: '081234567890', alamat: 'Dermaga 3', gambar: null }
const STATUS = ['success', 'pending', 'failed', 'cancelled']

beforeEach(() => {
  onlyPlain()
  signIn()
  answer(listProduk, { items: [{ ...PRODUK, kategoriId: 1, kategoriNama: 'Vitamin' }], total: 1 } as never)
  answer(getProduk, PRODUK as never)
  answer(listKategori, [{ kategoriId: 1, nama: 'Vitamin' }] as never)
  answer(listPaket, [PAKET] as never)
  answer(getPaket, PAKET as never)
  answer(listPengiriman, {
    data: [{ shippingId: 1, kode: 'reguler', nama: 'Reguler', estimasi: '2 hari', biaya: 12_000 }],
  } as never)
  answer(getProfile, { user: USER } as never)
  answer(listRiwayat, {
    data: STATUS.map((status_pembayaran, n) => ({ ...PESANAN, midtrans_order_id: `KS-${n}`, status_pembayaran })),
    totalPages: 1,
  } as never)
  answer(listArtikel, { items: [{ ...ARTIKEL, created_at: PESANAN.created_at }], total: 1 } as never)
  answer(getArtikel, { ...ARTIKEL, created_at: PESANAN.created_at } as never)
})

test.each<
  [string, Parameters<typeof screen>[0], { at: string; params?: Record<string, string>; state?: unknown }, RegExp]
>([
  ['history', RiwayatPage, { at: '/riwayat-pembayaran' }, /KS-1/],
  ['an order of the history', RiwayatPage, { at: '/riwayat-pembayaran?order=KS-1' }, /Harga Satuan/],
  ['checkout', CheckoutPage, { at: '/produk/produk-satuan/pemesanan?produk=3&jumlah=2' }, /Stok: 5/],
  ['checkout of a package', PesananPage, { at: '/pemesanan?paket=2' }, /Paket Bakteri/],
  ['confirmation', ConfirmationPage, { at: '/konfirmasi-pembayaran' }, /Data Tidak Ditemukan/],
  ['products', ProdukListPage, { at: '/produk/produk-satuan' }, /Vitamin A/],
  ['a product', ProdukDetailPage, { at: '/produk/produk-satuan/3', params: { produkId: '3' } }, /Vitamin A/],
  ['packages', PaketListPage, { at: '/produk/produk-paketan' }, /Paket Bakteri/],
  ['a package', PaketDetailPage, { at: '/produk/produk-paketan/2', params: { paketId: '2' } }, /Buku saku/],
  ['cart', KeranjangPage, { at: '/keranjang' }, /Ringkasan Pesanan/],
  ['articles', ArtikelListPage, { at: '/layanan2' }, /Air keruh/],
  ['an article', ArtikelDetailPage, { at: '/artikel/1', params: { id: '1' } }, /Air keruh/],
  ['account', AkunPage, { at: '/akun' }, /Pengaturan Akun/],
  ['profile', ProfilePengaturanPage, { at: '/PengaturanProfil' }, /Simpan Perubahan/],
  ['picture', PengaturanAvatarPage, { at: '/PengaturanAvatar' }, /[Ff]oto/],
  ['password', PengaturanPasswordPage, { at: '/PengaturanPassword' }, /[Ss]andi|Password/],
  ['notifications', PengaturanNotifikasiPage, { at: '/PengaturanNotifikasi' }, /Gagal memuat pengaturan notifikasi/],
  ['addresses', AlamatPage, { at: '/akun/alamat' }, /[Aa]lamat/],
])('shows the screen of %s §D2.13', async (_, Page, { at, params, state }, words) => {
  orderAgain([
    { produkId: 3, kategori: 'Vitamin', nama: 'Vitamin A', harga: 25_000, gambar: null, stok: 5, quantity: 2 },
  ])
  await show(screen(Page, params), { at, state })
  await expect.element(page.getByText(words).last()).toBeVisible()
  await expect.element(page.getByText('Unexpected Application Error!')).not.toBeInTheDocument()
})

test('orders at the checkout §D2.13', async () => {
  await show(screen(CheckoutPage), { at: '/produk/produk-satuan/pemesanan?produk=3&jumlah=2' })
  await see('Dermaga 3')
  await page.getByRole('radio', { name: /Reguler/ }).click()
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await see('Apakah anda yakin ingin melanjutkan pembayaran?')
  await see(/2 × Vitamin A, total/)
})

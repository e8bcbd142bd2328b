import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProfile, Profile } from '#contract/akun/endpoints.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import { checkVoucher } from '#contract/checkout/voucher.ts'
import { getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, link, press, see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import CheckoutPage from './checkout.page.tsx'

test.each([
  ['without a product', ''],
  ['of an unknown product', '?produk=3'],
])('the checkout %s reports that there is nothing to order', async (_, search) => {
  signIn()
  answer(getProfile, bare(500, {}))
  answer(listAlamat, { data: [] })
  answer(listPengiriman, { data: [] })
  answer(getProduk, refuse('PRODUK_TIDAK_ADA'))
  await show(screen(CheckoutPage), { at: `/produk/produk-satuan/pemesanan${search}` })
  await see('Data Tidak Ditemukan')
  await expect.element(link('Pilih produk')).toHaveAttribute('href', '/produk/produk-satuan')
})

const PRODUK = contoh(Produk, { produkId: 3, nama: 'Vitamin A', harga: 25_000, stok: 5 })
const REGULAR = contoh(Pengiriman, { kode: 'reguler', nama: 'Reguler', biaya: 12_000, gratis_mulai: null })
const VOUCHER = { kode: 'HEMAT', keterangan: 'Potongan 10%', atas: 'barang' as const, jumlah: 5_000, tanpa: [] }

test('the checkout asks for price and stock each time it opens', async () => {
  signIn()
  answer(getProfile, bare(400, {}))
  answer(listAlamat, { data: [] })
  answer(listPengiriman, { data: [] })
  answer(listMyHarga, { grup: null, harga: [] })
  answer(listRiwayat, { data: [], total: 0, page: 1, totalPages: 1 })
  answer(computeOngkir, { data: [] })
  answer(checkPesanan, { halangan: null })
  answer(getProduk, PRODUK)
  const at = '/produk/produk-satuan/pemesanan?produk=3&jumlah=2'
  const { router } = await show(screen(CheckoutPage), { at })
  await see('Stok: 5')
  await router.navigate('/keranjang')
  await see('Halaman lain')
  await router.navigate(at)
  await expect.poll(() => sent(getProduk)).toHaveLength(2)
})

test.each([
  ['the price', () => answer(getProduk, { ...PRODUK, harga: 27_000 }), 'Harganya baru saja berubah. Tadi Rp 25.000.'],
  [
    'the stock',
    () => answer(getProduk, { ...PRODUK, stok: 1 }),
    'Stok tinggal 1. Jumlahnya kami sesuaikan. Tadi Anda memilih 2.',
  ],
  [
    'the fee',
    () => answer(listPengiriman, { data: [{ ...REGULAR, biaya: 15_000 }] }),
    'Ongkirnya baru saja berubah. Tadi Rp 12.000.',
  ],
  [
    'the discount',
    () => answer(checkVoucher, { ...VOUCHER, jumlah: 3_000 }),
    /Potongannya baru saja berubah\. Tadi Rp 5\.000\./,
  ],
  ['the product, which is gone', () => answer(getProduk, refuse('PRODUK_TIDAK_ADA')), 'Vitamin A sudah tidak dijual.'],
])('the checkout names a change with the old value, and keeps note and voucher: %s', async (_, change, words) => {
  signIn()
  const profile = contoh(Profile, { id: 7, userId: 7 })
  answer(getProfile, { ...profile, user: profile })
  answer(listAlamat, { data: [contoh(Alamat, { teks: 'Dermaga 3, Bontang', kode_wilayah: null })] })
  answer(listMyHarga, { grup: null, harga: [] })
  answer(listPengiriman, { data: [REGULAR] })
  answer(listRiwayat, { data: [], total: 0, page: 1, totalPages: 1 })
  answer(computeOngkir, { data: [] })
  answer(checkPesanan, { halangan: null })
  answer(getProduk, PRODUK)
  answer(checkVoucher, VOUCHER)
  const open = () => show(screen(CheckoutPage), { at: '/produk/produk-satuan/pemesanan?produk=3&jumlah=2' })

  const { queries, unmount } = await open()
  await see('Dermaga 3, Bontang')
  await fill('Catatan pesanan (opsional)', 'Antar sore')
  await press(page.getByText('Kode voucher'))
  await fill('Kode', 'HEMAT')
  await press('Pakai kode')
  await see('Potongan 10%. Hemat Rp 5.000.')
  change()
  await queries.invalidateQueries()
  await see(words)
  // Without its product the screen has no form; the next one has what was typed.
  answer(getProduk, PRODUK)
  await unmount()
  await open()
  await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('Antar sore')
  await see(/^Potongan 10%\./)
})

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getProfile, Profile } from '#contract/akun/endpoints.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import { FullPaket, getPaket, getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { orderAgain } from '#web/lib/cart.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import PesananPage from './pesanan.page.tsx'

const Content = FullPaket.shape.isi.element
const PAKET = contoh(FullPaket, {
  paketId: 2,
  title: 'Paket Parasit',
  harga: 500_000,
  tersedia: 4,
  isi: [contoh(Content, { nama: 'Asam Sitrat', produkId: 3 })],
})
const PRODUK = contoh(Produk, { produkId: 3, nama: 'Vitamin A', harga: 25_000, stok: 18 })
const LINE = {
  produkId: 3,
  kategori: 'Vitamin',
  nama: 'Vitamin A',
  harga: 25_000,
  gambar: null,
  stok: 18,
  quantity: 2,
}
const REGULAR = contoh(Pengiriman, {
  shippingId: 1,
  kode: 'reguler',
  nama: 'Reguler',
  biaya: 12_000,
  gratis_mulai: null,
})
const PESANAN = {
  orderId: 1,
  midtransOrderId: 'KS-1',
  midtransToken: null,
  total_harga: 512_000,
  batas_bayar: '2026-03-11T03:00:00.000Z',
  pesananSebelumnya: false,
  menunggu_resep: false,
  menunggu_ongkir: true,
}

const open = (at: string, state?: unknown) => show(screen(PesananPage), { at, state })
const stored = () => JSON.parse(localStorage.getItem('keranjang') ?? '[]')
async function order() {
  await press(page.getByRole('radio', { name: /Reguler/ }))
  await press('Bayar Sekarang')
  await press('Ya, Bayar')
}

beforeEach(() => {
  signIn()
  const profile = contoh(Profile, { id: 7, userId: 7 })
  answer(getProfile, { ...profile, user: profile })
  const alamat = contoh(Alamat, {
    alamatId: 4,
    penerima: 'Siti',
    no_hp: '081234567890',
    rincian: 'x',
    teks: 'Dermaga 3',
  })
  answer(listAlamat, { data: [alamat] })
  answer(listMyHarga, { grup: null, harga: [] })
  answer(listPengiriman, { data: [REGULAR] })
  answer(computeOngkir, { data: [] })
  answer(checkPesanan, { halangan: null })
  answer(listRiwayat, { data: [], total: 0, page: 1, totalPages: 1 })
  answer(getProduk, PRODUK)
  answer(getPaket, PAKET)
})

describe('checkout of a package', () => {
  test('is opened by its address alone, and shows its parts and total §2.047 §2.119 §2.120', async () => {
    await open('/pemesanan?paket=2')
    await see('Isi paket')
    await expect.element(page.getByRole('heading', { name: 'Paket Parasit' })).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Asam Sitrat' })).toBeVisible()
    await press(page.getByRole('radio', { name: /Reguler/ }))
    await expect.element(page.getByRole('definition').last()).toHaveTextContent('Rp 512.000')
  })

  test('orders the package by itself', async () => {
    answer(createPesanan, PESANAN)
    const { address } = await open('/pemesanan?paket=2')
    await see('Dermaga 3')
    await order()
    await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
    expect(sent(createPesanan)[0]?.body).toMatchObject({ paketId: 2, jumlah: 1, total_harga: 512_000 })
    expect(sent(createPesanan)[0]?.body).not.toHaveProperty('produkId')
  })

  test('shows the error and loads again', async () => {
    answer(getPaket, bare(400, { message: 'Basis data sibuk' }))
    await open('/pemesanan?paket=2')
    await see('Error: Basis data sibuk')
    answer(getPaket, PAKET)
    await press('Coba Lagi')
    await expect.element(page.getByRole('heading', { name: 'Paket Parasit' })).toBeVisible()
  })

  test('says that the package is not sold any more', async () => {
    answer(getPaket, refuse('PAKET_TIDAK_ADA'))
    await open('/pemesanan?paket=2')
    await see('Data Tidak Ditemukan')
  })

  test('is closed to visitors §2.097', async () => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    const { address } = await open('/pemesanan?paket=2')
    await see('Akses Dibatasi')
    await expect.poll(address).toBe('/login')
    expect(sent(getPaket)).toEqual([])
  })
})

describe('checkout of the cart', () => {
  test('has nothing to order without a choice §2.120', async () => {
    await open('/pemesanan')
    await see('Data Tidak Ditemukan')
    await expect.element(link('Pilih produk')).toHaveAttribute('href', '/produk')
  })

  test('reads the cart when it was opened by its address §2.120', async () => {
    orderAgain([LINE])
    await open('/pemesanan')
    await expect.element(page.getByRole('heading', { name: 'Vitamin A' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('2')
  })

  test('chooses the way of shipping that the cart chose', async () => {
    answer(listPengiriman, {
      data: [REGULAR, { ...REGULAR, shippingId: 2, kode: 'express', nama: 'Express', biaya: 20_000 }],
    })
    orderAgain([LINE])
    await open('/pemesanan', { items: [{ produkId: 3, jumlah: 2 }], pengiriman: 'express' })
    await expect.element(page.getByRole('radio', { name: /Express/ })).toBeChecked()
    await expect.element(page.getByRole('definition').last()).toHaveTextContent('Rp 70.000')
  })

  test('takes of a line as many as there are', async () => {
    orderAgain([{ ...LINE, quantity: 999 }])
    await open('/pemesanan')
    await expect.element(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('18')
  })

  test('takes the lines out of the cart once the order exists', async () => {
    answer(createPesanan, PESANAN)
    orderAgain([LINE])
    const { address } = await open('/pemesanan')
    await see('Dermaga 3')
    await order()
    await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
    expect(stored()).toEqual([])
  })

  test('leaves the cart as it is when the order was refused', async () => {
    answer(createPesanan, refuse('STOK_TIDAK_CUKUP', { message: 'Stok tidak mencukupi. Tersisa 1.' }))
    orderAgain([LINE])
    await open('/pemesanan')
    await see('Dermaga 3')
    await order()
    await see('Gagal Membuat Pesanan')
    await see('Stok tidak mencukupi. Tersisa 1.')
    await press('OK')
    expect(stored()).toMatchObject([{ produkId: 3, quantity: 2 }])
  })
})

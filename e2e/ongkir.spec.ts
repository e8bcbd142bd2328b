import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { status } from './page.ts'
import { pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

const radio = (page: Page, name: string) => page.getByRole('radio', { name: name })
const ringkasan = (page: Page) => page.getByRole('region', { name: 'Ringkasan Harga' })

/** "Teluk Betung Selatan" is covered by the rates of these tests, "Fakfak" is not. */
const PROVINCE_CODE = '18.71.04'
const PAPUA = '92.03.01'

/** Creates the customer's first address, which is the default. */
async function addAlamat(page: Page, token: string, kode_wilayah: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const content = { penerima: 'Ibu Sari', no_hp: '081234567890', rincian: 'Jalan Dermaga 1', kode_wilayah, utama: true }
  const answer = await page.request.post('/api/alamat', { headers, data: content })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('shipping is charged by the main address, in the cart, at the checkout and in the payment', async ({
  page,
  pelanggan,
  build,
}) => {
  const produk = await build.produk({ harga: '100000', berat_gram: '1200' })
  const { name } = await build.tarif({}, { aktif: true, gratis_mulai: '250000' })
  await addAlamat(page, pelanggan.token, PROVINCE_CODE)
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await page.getByRole('button', { name: `Masukkan ${produk.nama} ke keranjang` }).click()
  await page.getByRole('link', { name: 'Lihat keranjang' }).click()
  // 1.2 kg are charged as two.
  await page.getByLabel('Pengiriman').selectOption({ label: `${name}, Rp 28.000` })
  await expect(page.getByText('Rp 128.000').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()
  await expect(radio(page, name)).toBeChecked()
  await expect(ringkasan(page).getByText('Rp 28.000')).toBeVisible()
  await expect(ringkasan(page).getByText('Rp 128.000').first()).toBeVisible()
  const pilihan = page.locator('label').filter({ has: radio(page, name) })
  await expect(pilihan).toContainText(/Tiba \d/)
  await expect(pilihan).toContainText('Gratis ongkir mulai belanja Rp 250.000')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await expect(ringkasan(page).getByText('Rp 36.000')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await expect(pilihan).toContainText('Gratis')
  await expect(ringkasan(page).getByText('Rp 300.000').and(page.locator('dd')).last()).toBeVisible()
  await page.getByRole('button', { name: 'Kurangi jumlah' }).click()
  await expect(ringkasan(page).getByText('Rp 236.000').first()).toBeVisible()
  await pay(page)
  await expect(popup(page).getByText('236.000').first()).toBeVisible()
})

test('an order without a rate waits unpaid until the office sets the fee, and is then paid', async ({
  page,
  pelanggan,
  build,
}) => {
  const { produkId } = await build.produk({ harga: '100000', berat_gram: '1200' })
  const { name } = await build.tarif({}, { aktif: true })
  await addAlamat(page, pelanggan.token, PAPUA)
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=1`)
  await radio(page, name).check()
  await expect(ringkasan(page).getByText('Dipastikan nanti')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(page.getByText('Rp 100.000 belum termasuk ongkir')).toBeVisible()
  await page.getByRole('button', { name: 'Ya, Pesan' }).click()
  await expect(page.getByRole('heading', { name: 'Ongkir sedang kami pastikan' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Lanjutkan Pembayaran' })).toHaveCount(0)
  const nomor = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto('/riwayat-pembayaran')
  await expect(status(page, 'Menunggu Ongkir')).toBeVisible()

  const { token } = pelanggan
  const headers = { authorization: `Bearer ${token}` }
  const { orderId } = await (await page.request.get(`/api/pemesanan/${nomor}`, { headers })).json()
  const kantor = await build.owner()
  const filledIn = await kantor.api('post', `/api/admin/pesanan/${orderId}/ongkir`, { data: { biaya: '75000' } })
  expect(filledIn.ok(), await filledIn.text()).toBe(true)
  await page.goto(`/konfirmasi-pembayaran?order=${nomor}`)
  await expect(page.getByText('Rp 175.000').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
  await expect(popup(page).getByText('175.000').first()).toBeVisible()
})

test.describe('without a signal for the code of the quote', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('a product keeps the fee for every destination', async ({ page, produk }) => {
    await page.route(/\/assets\/ongkir-tujuan-/, (route) => route.abort())
    await page.goto(`/produk/produk-satuan/${produk.produkId}`)
    await page.getByRole('button', { name: 'Cek untuk kecamatan saya' }).click()
    await expect(page.getByText('Perlu sinyal. Muat ulang halaman untuk cek ongkir.')).toBeVisible()
    await expect(page.getByText(/^Ongkir /).first()).toBeVisible()
  })
})

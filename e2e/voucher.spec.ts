import { expectAccessible } from './accessibility.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

const buka = async (page: import('@playwright/test').Page) =>
  page.locator('summary', { hasText: 'Kode voucher' }).click()

test('a code lowers the sum, stays where it does not hold, and is taken away again', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const produk = await build.produk({ harga: '100000' })
  const { kode } = await build.voucher({ jenis: 'persen', nilai: 10, minimum: 150_000 })
  await openCheckout(page, produk)
  await buka(page)
  const isian = page.getByLabel('Kode', { exact: true })
  await isian.fill('TIDAK-ADA-INI')
  await page.getByRole('button', { name: 'Pakai' }).click()
  await expect(page.getByText('Kode voucher itu tidak ada. Periksa lagi tulisannya.')).toBeVisible()
  await expect(isian).toHaveValue('TIDAK-ADA-INI')
  await expectAccessible(page)

  await isian.fill(kode.toLowerCase())
  await isian.press('Enter')
  await expect(page.getByText('Voucher ini berlaku mulai belanja Rp 150.000. Kurang Rp 50.000 lagi.')).toBeVisible()
  await page.getByRole('button', { name: /Tambah/ }).click()
  await expect(page.getByText('Potongan 10%. Hemat Rp 20.000.')).toBeVisible()
  const ringkasan = page.getByRole('region', { name: 'Ringkasan Harga' })
  await expect(ringkasan).toContainText(`Voucher ${kode}`)
  // 2 × 100.000 − 20.000 + 12.000
  await expect(ringkasan).toContainText('Rp 192.000')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lepas' }).click()
  await expect(ringkasan).toContainText('Rp 212.000')
})

test('an order with a voucher is paid with the lower sum, and its history says why', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const produk = await build.produk({ harga: '100000' })
  const { kode } = await build.voucher({ nilai: 15_000 })
  await openCheckout(page, produk)
  await buka(page)
  await page.getByLabel('Kode', { exact: true }).fill(kode)
  await page.getByRole('button', { name: 'Pakai' }).click()
  await expect(page.getByText('Hemat Rp 15.000.')).toBeVisible()
  await pay(page)
  await expect(
    popup(page)
      .getByText(/97\.000/)
      .first(),
  ).toBeVisible()
  await page.goto('/riwayat-pembayaran')
  await page
    .getByRole('button', { name: /Detail|Lihat/ })
    .first()
    .click()
  await expect(page.getByText(`Voucher ${kode}`)).toBeVisible()
})

test('a promotion and a price of many are seen on card, page, cart and checkout', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const { produkId, nama } = await build.produk({
    harga: '100000',
    harga_promo: '80000',
    harga_grosir: JSON.stringify([{ mulai: '5', harga: '70000' }]),
    stok: '50',
  })
  await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`)
  const kartu = page.getByRole('article').filter({ hasText: nama })
  await expect(kartu).toContainText('Rp 80.000')
  await expect(kartu.locator('s')).toContainText('Rp 100.000')
  await page.goto(`/produk/produk-satuan/${produkId}`)
  await expect(page.locator('main s').first()).toContainText('Rp 100.000')
  await expect(page.getByText('Harga promo', { exact: true })).toBeVisible()
  await expect(page.getByText('Mulai 5: Rp 70.000 per buah')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Jumlah', { exact: true }).fill('5')
  await expect(page.getByText('Harga grosir untuk 5 buah')).toBeVisible()
  await page.getByRole('link', { name: 'Beli Sekarang' }).click()
  await page.getByRole('radio', { name: /Reguler/ }).check()
  const ringkasan = page.getByRole('region', { name: 'Ringkasan Harga' })
  await expect(ringkasan).toContainText('Rp 362.000')
  await pay(page)
  await expect(
    popup(page)
      .getByText(/362\.000/)
      .first(),
  ).toBeVisible()
})

test('a member of a group sees its price on the page, in the cart and at the checkout', async ({
  page,
  pelanggan,
  build,
}) => {
  const produk = await build.produk({ harga: '100000', stok: '50' })
  const { grupId } = await build.grup({ persen: 20 })
  await build.masukGrup(pelanggan, grupId)
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await expect(page.getByText('Harga khusus untuk akun Anda')).toBeVisible()
  await expect(page.locator('main s').first()).toContainText('Rp 100.000')
  await openCheckout(page, produk)
  await expect(page.getByRole('region', { name: 'Ringkasan Harga' })).toContainText('Rp 92.000')
  await pay(page)
  await expect(
    popup(page)
      .getByText(/92\.000/)
      .first(),
  ).toBeVisible()
})

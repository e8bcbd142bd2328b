import { expectAccessible } from './accessibility.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, test } from './test.ts'

// The log names the answer to a voucher that does not hold yet.
test.use({ allowedErrors: /422/ })

test('promotion, quantity price, group price and voucher are shown from the card on, and paid so', async ({
  page,
  pelanggan,
  build,
}) => {
  const { produkId, nama } = await build.produk({
    harga: '100000',
    harga_promo: '80000',
    harga_grosir: JSON.stringify([{ mulai: '5', harga: '70000' }]),
    stok: '50',
  })
  const other = await build.produk({ harga: '100000', stok: '50' })
  const { kode } = await build.voucher({ jenis: 'persen', nilai: 10, minimum: 150_000 })
  const ringkasan = page.getByRole('region', { name: 'Ringkasan Harga' })

  await test.step('quantity price', async () => {
    await page.goto(`/produk/produk-satuan?q=${encodeURIComponent(nama)}`)
    const kartu = page.getByRole('article').filter({ hasText: nama })
    await expect(kartu).toContainText('Rp 80.000')
    await expect(kartu.locator('s')).toContainText('Rp 100.000')
    await page.goto(`/produk/produk-satuan/${produkId}`)
    await expect(page.getByText('Harga promo', { exact: true })).toBeVisible()
    await page.getByLabel('Jumlah', { exact: true }).fill('5')
    await expect(page.getByText('Harga grosir untuk 5 buah')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Beli Sekarang' }).click()
    await page.getByRole('radio', { name: /Reguler/ }).check()
    await expect(ringkasan).toContainText('Rp 362.000')
    await pay(page)
    await expect(
      popup(page)
        .getByText(/362\.000/)
        .first(),
    ).toBeVisible()
  })

  await test.step('group price, with a voucher', async () => {
    const { grupId } = await build.grup({ persen: 20 })
    await build.joinGrup(pelanggan, grupId)
    await page.goto(`/produk/produk-satuan/${other.produkId}`)
    await expect(page.getByText('Harga khusus untuk akun Anda')).toBeVisible()
    await expect(page.locator('main s').first()).toContainText('Rp 100.000')
    await openCheckout(page, other)
    await expect(ringkasan).toContainText('Rp 92.000')
    await page.locator('summary', { hasText: 'Kode voucher' }).click()
    const field = page.getByLabel('Kode', { exact: true })
    await field.fill('TIDAK-ADA-INI')
    await page.getByRole('button', { name: 'Pakai kode' }).click()
    await expect(page.getByText('Kode voucher itu tidak ada. Periksa lagi tulisannya.')).toBeVisible()
    await field.fill(kode.toLowerCase())
    await field.press('Enter')
    await expect(page.getByText('Voucher ini berlaku mulai belanja Rp 150.000. Kurang Rp 70.000 lagi.')).toBeVisible()
    await page.getByRole('button', { name: /Tambah/ }).click()
    await expect(page.getByText('Potongan 10%. Hemat Rp 16.000.')).toBeVisible()
    await expect(ringkasan).toContainText(`Voucher ${kode}`)
    // 2 × 80.000 − 16.000 + 12.000
    await expect(ringkasan).toContainText('Rp 156.000')
    await expectAccessible(page)
    await pay(page)
    await expect(
      popup(page)
        .getByText(/156\.000/)
        .first(),
    ).toBeVisible()
    await page.goto('/riwayat-pembayaran')
    await page
      .getByRole('button', { name: /Detail|Lihat/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
    await expect(page.getByText(`Voucher ${kode}`)).toBeVisible()
  })
})

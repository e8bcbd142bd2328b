import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { test } from './own-shop.ts'
import { expectKabar, pesan } from './page.ts'
import { leavePopup, pay, popup } from './payment.ts'
import { expect, logInPelanggan } from './test.ts'

/* Tax settings affect all prices, so this test runs on its own shop. */

test('the owner adds tax to the prices, and buyers see it before they decide, in the payment and on the receipt', async ({
  page,
  admin: _,
  build,
  browser,
  baseURL,
}) => {
  const pembeli = await build.pelanggan()
  const { produkId, nama } = await build.produk({ harga: '33327', stok: '50' })
  const konteks = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  const milik = await konteks.newPage()
  await logInPelanggan(milik, pembeli)
  await milik.goto(`/produk/produk-satuan/${produkId}`)
  await expect(milik.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await expect(milik.getByText('belum termasuk PPN')).toHaveCount(0)

  await page.goto('/pengaturan-toko')
  await page.getByLabel('PPN', { exact: true }).selectOption('Harga belum termasuk PPN; ditambahkan saat memesan')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Pengaturan toko berhasil disimpan')

  await expect(async () => {
    await milik.goto(`/produk/produk-satuan/${produkId}`)
    await expect(milik.getByText('belum termasuk PPN')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(milik)
  await expectToFit(milik, milik.url())
  await milik
    .getByRole('button', { name: /keranjang/ })
    .filter({ visible: true })
    .first()
    .click()

  await milik.goto('/keranjang')
  const keranjang = milik.getByRole('region', { name: 'Ringkasan Pesanan' })
  // Rounded from 3,665.97.
  await expect(keranjang).toContainText('SubtotalRp 33.327PPNRp 3.666')
  await keranjang.getByLabel('Pengiriman').selectOption({ label: 'Ekonomi, Rp 8.000' })
  await expect(keranjang).toContainText('TotalRp 44.993')
  await expectAccessible(milik)
  await keranjang.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click()

  const harga = milik.getByRole('region', { name: 'Ringkasan Harga' })
  await expect(harga).toContainText('PPNRp 3.666TotalRp 44.993')
  await expectAccessible(milik)
  await expectToFit(milik, milik.url())
  await milik.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(pesan(milik)).toContainText('total Rp 44.993')
  await pesan(milik).getByRole('button', { name: 'Batal' }).click()
  await pay(milik)
  await expect(popup(milik).getByText('Rp44.993').or(popup(milik).getByText('Rp 44.993')).first()).toBeVisible()
  await popup(milik).getByRole('button', { name: 'QRIS' }).click()
  await popup(milik).getByRole('button', { name: 'Bayar berhasil' }).click()
  await leavePopup(milik, 'Kembali ke toko')
  await expect(pesan(milik)).toContainText('Pembayaran Berhasil')
  await pesan(milik).getByRole('button', { name: 'OK' }).click()

  // A changed tax setting does not affect existing orders.
  await page.goto('/pengaturan-toko')
  await page.getByLabel('PPN', { exact: true }).selectOption('Tidak memungut PPN')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Pengaturan toko berhasil disimpan')
  await milik.goto('/riwayat-pembayaran')
  await milik
    .getByRole('button', { name: /^Detail pesanan/ })
    .filter({ visible: true })
    .click()
  const detail = milik.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail).toContainText('PPNRp 3.666')
  await detail.getByRole('link', { name: 'Nota' }).click()
  const lembar = milik.getByRole('article', { name: 'Nota' })
  for (const text of [
    'PPNRp 3.666',
    'TotalRp 44.993',
    'Harga jualRp 33.327',
    'DPP nilai lain (11/12)Rp 30.550',
    'PPN 12% dari DPPRp 3.666',
  ])
    await expect(lembar).toContainText(text)
  await expectAccessible(milik)
  await konteks.close()
})

import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { test } from './own-shop.ts'
import { expectKabar } from './page.ts'
import { expect, logInPelanggan } from './test.ts'

/* Shop settings affect all receipts, so this test runs on its own shop. */

test('the owner takes tax, and the receipt of a paid order has its number, the tax number and the tax', async ({
  page,
  admin: _,
  build,
  browser,
  baseURL,
}) => {
  const pembeli = await build.pelanggan()
  const produk = await build.produk({ harga: 111_000 })
  await page.goto('/pengaturan-toko')
  await page.getByLabel('NPWP').fill('01.234.567.8-901.000')
  await page.getByLabel('PPN', { exact: true }).selectOption('Harga sudah termasuk PPN')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Pengaturan toko berhasil disimpan')

  await page.goto('/tambah-pesanan')
  await page.getByRole('combobox', { name: 'Cari pelanggan' }).fill(pembeli.nama)
  await page.getByRole('option', { name: pembeli.nama }).click()
  await page.getByRole('combobox', { name: 'Tambah barang' }).fill(produk.nama)
  await page.getByRole('option', { name: produk.nama }).click()
  await page.getByLabel('Cara membayar').selectOption('Sudah dibayar tunai')
  await page.getByRole('button', { name: 'Simpan Pesanan' }).click()
  await expect(page).toHaveURL(/\/detail-pesanan-satuan\/\d+/)
  const nomor = (await page.getByText(/^Nota \d{4}\/\d{2}\/0001$/).textContent())?.slice('Nota '.length) ?? ''
  const isi = page.getByRole('region', { name: 'Isi pesanan' })
  await expect(isi).toContainText('Sudah termasuk PPN (12% × 11/12)Rp 11.000')

  await page.getByRole('link', { name: 'Nota' }).click()
  const lembar = page.getByRole('article', { name: 'Nota' })
  for (const text of [
    `No. ${nomor}`,
    /Pesanan KS-/,
    'NPWP 01.234.567.8-901.000',
    'TotalRp 111.000',
    'Sudah termasuk PPN (12% × 11/12)Rp 11.000',
    'Harga barang tanpa PPNRp 100.000',
    'DPP nilai lain (11/12)Rp 91.667',
  ])
    await expect(lembar).toContainText(text)
  await expectAccessible(page)
  await expectToFit(page, page.url())

  // The receipt number finds the order.
  await page.goto(`/pesanan-semua?q=${nomor}`)
  await expect(page.getByRole('link', { name: /^KS-/ }).first()).toBeVisible()

  const konteks = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  const milik = await konteks.newPage()
  await logInPelanggan(milik, pembeli)
  await milik.goto('/riwayat-pembayaran')
  await expect(milik.getByText(`Nota ${nomor}`).filter({ visible: true })).toBeVisible()
  await milik
    .getByRole('button', { name: /^Detail pesanan/ })
    .filter({ visible: true })
    .click()
  const detail = milik.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail).toContainText(`Nomor Nota${nomor}`)
  await expect(detail).toContainText('Sudah termasuk PPN (12% × 11/12)Rp 11.000')
  await detail.getByRole('link', { name: 'Nota' }).click()
  await expect(milik.getByRole('article', { name: 'Nota' })).toContainText(`No. ${nomor}`)
  await expectAccessible(milik)
  await konteks.close()
})

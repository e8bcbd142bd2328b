import { expectKabar, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test('a way of shipping says how it travels, and whether goods stay cold', async ({ page, admin: _, build }) => {
  const { shippingId, nama } = await build.pengiriman()
  await page.goto(`/edit-pengiriman/${shippingId}`)
  await expect(page.getByLabel('Jalur')).toHaveValue('darat')
  await page.getByLabel('Jalur').selectOption('Udara')
  await page.getByLabel('Menjaga dingin').check()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expectKabar(page, 'Metode pengiriman berhasil diperbarui')
  await searchRow(page, nama)
  await expect(page.getByText('Udara, menjaga dingin')).toBeVisible()
  await page.getByRole('link', { name: `Edit ${nama}` }).click()
  await expect(page.getByLabel('Jalur')).toHaveValue('udara')
  await expect(page.getByLabel('Menjaga dingin')).toBeChecked()
})

test('the packing slip says what is hazardous and cold, and what it weighs', async ({ page, admin, build }) => {
  const produk = await build.produk({ berat_gram: '1150' })
  const { orderId } = await build.pesanan({ lunas: true, produk })
  // The hazard was recorded after the order.
  const multipart = { bahaya: 'korosif', suhu_simpan: 'dingin' }
  expect((await admin.api('put', `/api/produks/${produk.produkId}`, { multipart })).ok()).toBe(true)
  await page.goto(`/cetak-pesanan/${orderId}`)
  const lembar = page.getByRole('article')
  const muatan = lembar.getByRole('region', { name: 'Perhatian saat mengemas dan mengirim' })
  await expect(muatan).toContainText(produk.nama)
  await expect(muatan).toContainText('Korosif')
  await expect(muatan).toContainText('Harus dingin')
  await expect(lembar).toContainText('Berat barang: 1,2 kg')
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await expect(page.getByText('1,2 kg')).toBeVisible()
})

test('the office reads what the parts make of a package', async ({ page, admin: _, build }) => {
  const isi = await build.produk({ golongan: 'Obat bebas', bahaya: 'Pengoksidasi', berat_gram: '1150' })
  const { paketId } = await build.paket({ isi })
  await page.goto(`/edit-paket/${paketId}`)
  await expect(page.getByText('Obat bebas, berat 1,2 kg')).toBeVisible()
  await expect(page.getByText('Pengoksidasi', { exact: true })).toBeVisible()
})

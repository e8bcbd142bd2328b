import { expectKabar } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('money is refunded in two parts, the first with its goods, and every screen shows it', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId, nomor, produk } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  const open = page.getByRole('button', { name: 'Kembalikan Dana' })
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  const send = dialog.getByRole('button', { name: 'Kembalikan Dana' })
  const quantity = dialog.getByLabel('Jumlah (Rp)')
  await open.click()
  const remaining = Number(await quantity.inputValue())
  await dialog.getByLabel('Alasan').fill('Botol retak')
  // The server's errors appear under their fields.
  await quantity.fill(String(remaining + 1))
  await send.click()
  await expect(dialog.getByText(/^Maksimal Rp [\d.]+ bisa dikembalikan\. Kurangi jumlahnya\.$/)).toHaveCount(2)
  await expect(quantity).toBeFocused()
  await dialog.getByText('Barang yang dikembalikan (opsional)').click()
  await dialog.getByLabel(`Jumlah ${produk.nama}`).fill('2')
  await send.click()
  await expect(dialog.getByText(`Maksimal 1 ${produk.nama} bisa dikembalikan.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Kembalikan semua barang ke rak' }).click()
  await expect(dialog.getByLabel(`Tujuan ${produk.nama}`)).toHaveValue('rak')
  // A partial refund of the item updates the sum.
  await dialog.getByLabel(`Dana ${produk.nama}`).fill('5.000')
  await expect(quantity).toHaveValue('5000')
  await send.click()
  await expectKabar(page, 'Dana Rp 5.000 sudah dikembalikan')
  const list = page.getByRole('list', { name: 'Pengembalian dana' })
  await expect(list.getByText('Botol retak')).toBeVisible()
  await expect(page.getByText('Dikembalikan menurut Midtrans: Rp 5.000')).toBeVisible()
  const buku = page.getByRole('region', { name: 'Buku pesanan' })
  await expect(buku).toContainText(`Kembali ke rak: 1 × ${produk.nama}`)
  await expect(buku).toContainText(/Dikembalikan Rp 5\.000 dari Rp [\d.]+/)
  await expect(page.getByText('Barang kembali ke rak', { exact: true })).toBeVisible()
  await page.goto(`/edit-produk/${produk.produkId}`)
  await expect(page.getByRole('heading', { name: 'Stok: 100' })).toBeVisible()
  await page.goto(`/daftar-pesanan?q=${nomor}`)
  await expect(page.getByText(/^Dikembalikan Rp 5\.000 dari Rp [\d.]+$/).first()).toBeVisible()

  await page.getByRole('link', { name: `Detail ${nomor}` }).click()
  await open.click()
  await expect(quantity).toHaveValue(String(remaining - 5000))
  await dialog.getByLabel('Alasan').fill('Sisanya juga')
  await send.click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(open).toBeHidden()
  // Fully refunded: the order is no longer paid, cannot be processed, and has no packing slip.
  await expect(page.getByText('Dana Dikembalikan', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText('Dana pesanan ini sudah dikembalikan seluruhnya, jadi tidak bisa diproses. Jangan kirim barangnya.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proses' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Surat Jalan' })).toBeHidden()
  const wa = await page.getByRole('link', { name: 'Kirim WhatsApp' }).getAttribute('href')
  expect(new URL(wa ?? '').searchParams.get('text')).toContain('sudah kami kembalikan')
})

test('a refund whose answer is lost stays uncertain until it is sent again, and is made once', async ({
  page,
  admin: _,
  build,
}) => {
  const { orderId } = await build.pesanan({ lunas: true })
  await page.goto(`/detail-pesanan-satuan/${orderId}`)
  await page.getByRole('button', { name: 'Kembalikan Dana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kembalikan Dana' })
  const reason = `Salah kirim ${orderId}`
  await dialog.getByLabel('Alasan').fill(reason)
  await build.simulate('faults', { match: `refund .*${reason}`, kind: '500' })
  await dialog.getByRole('button', { name: 'Kembalikan Dana' }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole('list', { name: 'Pengembalian dana' })
  await expect(list.getByText('Belum pasti', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kembalikan Dana' })).toBeHidden()
  await list.getByRole('button', { name: 'Ulangi' }).click()
  await expect(list.getByText('Berhasil', { exact: true })).toBeVisible()
  await expect(page.getByText('Dana dikembalikan kepada pembeli')).toBeVisible()
})
